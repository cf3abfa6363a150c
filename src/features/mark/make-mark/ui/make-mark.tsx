import { isBlank } from '#rules/blank.ts';
import { Camera, PenLine, Smartphone, Stamp, Type } from '@/shared/icons';
import { useEffect, useState, type ReactNode } from 'react';
import type { Mark, SealMark, TypedMark } from '@/entities/mark';
import { usePreloadedGlyphs } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Tabs } from '@/shared/ui/layout/tabs';
import type { SavedMark, SavedMarkStore } from '../api/saved-marks';
import { useMessages } from '../messages';
import { toDrawnMark, type Stroke } from '../model/drawing';
import {
  COMPANY_SEAL_METHODS,
  getDefaultMarkMethod,
  listMarkMethods,
  type MadeMark,
  type MarkKind,
  type MarkMethod,
} from '../model/mark-kind';
import { canBeCarved, MAX_SEAL_CHARACTERS, normalizeSealText } from '../model/seal-characters';
import { DrawPad, type InkColor } from './draw-pad';
import * as styles from './make-mark.css';
import { PhoneDrawingPanel, type PhoneDrawing } from './phone-drawing-panel';
import { PhotoMethod } from './photo-method';
import { SavedList } from './saved-list';
import { SealMethod } from './seal-method';
import { TypeMethod } from './type-method';

export type { PhoneDrawing };
/** For a mark that is saved for reuse rather than placed in a field. */
export type SaveOptions = {
  title: string;
  confirm: string;
  fields: ReactNode;
  /** True if closing would lose what was typed into the fields. */
  isTyped?: boolean;
  /** Carved around the centre of a company seal. */
  companyName?: string;
};
export type MakeMarkProps = {
  kind: MarkKind;
  /** True if a seal is accepted in place of a signature. */
  acceptSeal: boolean;
  name: string;
  /** The number of empty fields of this kind, all of which one mark can fill. */
  emptyCount: number;
  /** The saved marks to choose from, or null while saving one. */
  saved: SavedMarkStore | null;
  keeping?: SaveOptions;
  phone: PhoneDrawing | null;
  isBusy: boolean;
  failure: string | null;
  onMade: (mark: MadeMark | Mark, everywhere: boolean) => void;
  onClose: () => void;
};

const ICONS: Record<MarkMethod, React.ReactNode> = {
  draw: <PenLine />,
  type: <Type />,
  photo: <Camera />,
  seal: <Stamp />,
};

/** Lets the user make a mark in one of four ways, in a dialog on desktop and a sheet on phones. */
export function MakeMark(props: MakeMarkProps) {
  const { kind, acceptSeal, name, emptyCount, saved: store, keeping, phone, isBusy, failure, onMade, onClose } = props;
  const isCompany = keeping?.companyName !== undefined;
  const maxLetters = isCompany ? MAX_SEAL_CHARACTERS.company : MAX_SEAL_CHARACTERS.own;
  const t = useMessages();
  usePreloadedGlyphs([t.phoneFailed, t.phoneOver, t.phoneAgain]);
  const isMobile = useLayout() === 'mobile';
  const [way, setWay] = useState(getDefaultMarkMethod(kind));
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [color, setColor] = useState<InkColor>('BLACK');
  const [typed, setTyped] = useState<TypedMark>({ kind: 'TYPED', text: name, face: 'PEN' });
  const carved = Array.from(normalizeSealText(name)).slice(0, maxLetters).join('');
  const [seal, setSeal] = useState<SealMark>(() => ({
    kind: 'SEAL',
    text: carved,
    shape: 'ROUND',
    face: 'MYEONGJO',
    sizeMm: isCompany ? 18 : 12,
    ...(keeping?.companyName && { corporateText: keeping.companyName }),
  }));
  const [png, setPng] = useState<Blob | null>(null);
  const [saved, setSaved] = useState<readonly SavedMark[]>([]);
  const [isKept, setIsKept] = useState(false);
  const [isEverywhere, setIsEverywhere] = useState(true);
  const [isOnPhone, setIsOnPhone] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Wraps a setter to also clear the previous error. */
  const changes =
    <Value,>(change: (next: Value) => void) =>
    (next: Value) => {
      change(next);
      setProblem(null);
    };
  useEffect(() => {
    // Without saved marks, the user makes a new one.
    void store?.list(kind).then(setSaved, () => setSaved([]));
  }, [store, kind]);

  const made = (): MadeMark | string => {
    switch (way) {
      case 'draw': {
        const mark = toDrawnMark(strokes, color);
        return typeof mark === 'string' ? t[mark] : mark;
      }
      case 'type':
        return !isBlank(typed.text) ? { ...typed, text: typed.text.trim() } : t.nameMissing;
      case 'photo':
        return png ? { kind: 'PICTURE', png } : t.photoMissing;
      case 'seal':
        if (isBlank(normalizeSealText(seal.text))) return t.nameMissing;
        return canBeCarved(seal.text, maxLetters)
          ? { ...seal, text: normalizeSealText(seal.text) }
          : t.tooManyLetters(maxLetters);
    }
  };
  const use = async () => {
    const mark = made();
    if (typeof mark === 'string') return setProblem(mark);
    setProblem(null);
    if (isKept) await device?.add(kind, mark);
    onMade(mark, isEverywhere);
  };
  const remove = async (id: string) => {
    await device?.remove(id);
    setSaved(saved.filter((one) => one.id !== id));
  };
  const device = store?.place === 'device' ? store : null;
  const showsSaved = saved.length > 0 && !isNew;
  const isDirty =
    strokes.length > 0 || png !== null || typed.text !== name || seal.text !== carved || keeping?.isTyped === true;
  const isSealing = kind === 'SEAL' || way === 'seal';

  return (
    <Dialog
      open
      width={600}
      fills
      onOpenChange={(open) => !open && onClose()}
      title={keeping?.title ?? t.titles[kind]}
      dirty={isDirty}
      footer={
        showsSaved || isOnPhone ? undefined : (
          <>
            {!isMobile && <DialogCancel>{t.cancel}</DialogCancel>}
            <Button
              variant={isSealing && !keeping ? 'seal' : 'primary'}
              size={isMobile ? 'xl' : 'lg'}
              fullWidth={isMobile}
              icon={isSealing && !keeping ? <Stamp /> : undefined}
              loading={isBusy}
              onClick={() => void use()}
            >
              {keeping?.confirm ?? t.use[way === 'seal' ? 'SEAL' : kind]}
            </Button>
          </>
        )
      }
    >
      <div className={styles.column}>
        {keeping?.fields}
        {showsSaved ? (
          <SavedList
            saved={saved}
            onUse={(mark) => onMade(mark, isEverywhere)}
            onRemove={device && ((id) => void remove(id))}
            onNew={() => setIsNew(true)}
          />
        ) : (
          <Tabs
            isShared
            label={t.waysLabel}
            items={(isCompany ? COMPANY_SEAL_METHODS : listMarkMethods(kind, acceptSeal)).map((value) => ({
              value,
              label: t.ways[value],
              icon: ICONS[value],
            }))}
            value={way}
            onValueChange={(next) => {
              setWay(next);
              setProblem(null);
              setIsOnPhone(false);
            }}
          >
            {way === 'draw' && isOnPhone && phone && (
              <PhoneDrawingPanel
                phone={phone}
                onMark={(mark) => onMade(mark, isEverywhere)}
                onHere={() => setIsOnPhone(false)}
              />
            )}
            {way === 'draw' && !isOnPhone && (
              <DrawPad
                mayType
                strokes={strokes}
                color={color}
                onStrokes={changes(setStrokes)}
                onColor={setColor}
                aside={
                  phone &&
                  !isMobile && (
                    <Button variant="link" icon={<Smartphone />} onClick={() => setIsOnPhone(true)}>
                      {t.drawOnPhone}
                    </Button>
                  )
                }
              />
            )}
            {way === 'type' && <TypeMethod mark={typed} onMark={changes(setTyped)} />}
            {way === 'photo' && <PhotoMethod isSeal={kind === 'SEAL'} onPicture={changes(setPng)} />}
            {way === 'seal' && (
              <SealMethod
                mark={seal}
                onMark={changes(setSeal)}
                isCompany={isCompany}
                hasNamedSizes={keeping !== undefined}
              />
            )}
          </Tabs>
        )}
        {(problem ?? failure) && (
          <p className={styles.problem} role="alert">
            {problem ?? failure}
          </p>
        )}
        {emptyCount > 1 && (
          <Checkbox
            label={t.everywhere(emptyCount)}
            checked={isEverywhere}
            onChange={(event) => setIsEverywhere(event.target.checked)}
          />
        )}
        {device && !showsSaved && !isOnPhone && (
          <Checkbox
            label={isMobile ? t.keepPhone : t.keepBrowser}
            checked={isKept}
            onChange={(event) => setIsKept(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
