import { Link } from 'react-router-dom';
import { href } from '@/shared/routes';
import { Logo } from '@/shared/ui/data/logo';
import { LEGAL_LINKS, NAV_LINKS } from '../model/links';
import * as styles from './landing-shell.css';

/** On a phone, the menu already has these links. */
const MENU = new Set([href('landing'), href('landingPlan'), href('landingFaq')]);

export const LandingFooter = () => (
  <footer className={styles.footer}>
    <div className={styles.footerContent}>
      <div>
        <Logo height={24} />
        <address className={styles.company}>
          <span className={styles.companyLine}>
            <span>주식회사 도장</span>
            <span>대표 홍가온</span>
            <span>사업자등록번호 000-00-00000</span>
          </span>
          <span className={styles.companyLine}>
            <span>부산광역시 해운대구 센텀중앙로 00</span>
            <a href="mailto:help@dojang.example">help@dojang.example</a>
          </span>
        </address>
      </div>
      <nav aria-label="아래 메뉴">
        <ul className={styles.footerLinks}>
          {[...NAV_LINKS, ...LEGAL_LINKS].map(({ to, label, strong = false }) => (
            <li key={to} className={MENU.has(to) ? styles.desktopOnly : undefined}>
              <Link to={to} className={styles.footerLink}>
                {strong ? <strong>{label}</strong> : label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
