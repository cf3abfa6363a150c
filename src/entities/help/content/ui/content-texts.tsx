import type { components } from '@/shared/api';
import { ExternalLink, Link } from '@/shared/ui/actions/link';

type ContentText = components['schemas']['ContentText'];

export const ContentTexts = ({ texts }: { texts: readonly ContentText[] }) =>
  texts.map((piece, index) => <Piece key={index} {...piece} />);

function Piece({ text, isBold, href }: ContentText) {
  const words = isBold ? <strong>{text}</strong> : text;
  if (href === null) return words;
  if (href.startsWith('/'))
    return (
      <Link to={href} inline>
        {words}
      </Link>
    );
  // Anchors stay on the page and `mailto` opens no page, so neither needs a new tab.
  if (!href.startsWith('https:')) return <a href={href}>{words}</a>;
  return (
    <ExternalLink href={href} inline>
      {words}
    </ExternalLink>
  );
}
