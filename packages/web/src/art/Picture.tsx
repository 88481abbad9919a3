import { type CSSProperties, memo } from 'react';
import { addressOf, type Drawing, type Paints } from './drawing.ts';
import './poses.css';

interface ShownProps {
  readonly of: Drawing;
  readonly paints?: Paints | undefined;
  readonly shows?: string | undefined;
  readonly className?: string | undefined;
}

interface PictureProps extends ShownProps {
  /** Wide, in pixels; as high as its box says, or as `height`. */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** A drawing in the page, as one element. Decoration: whoever places it says what it stands for. */
export const Picture = memo(function Picture({ of, paints, width, height, shows, className }: PictureProps) {
  return (
    <img
      src={addressOf(of, paints)}
      alt=""
      aria-hidden="true"
      draggable={false}
      width={width}
      height={height ?? width}
      data-shows={shows}
      className={className}
    />
  );
});

interface InlaidProps extends ShownProps {
  readonly transform?: string | undefined;
  /** With all its parts in the page, so that it can take poses. */
  readonly live?: boolean | undefined;
}

/** The same inside a larger drawing, such as a board, in its own box. */
export const Inlaid = memo(function Inlaid({ of, paints = {}, shows, live = false, ...rest }: InlaidProps) {
  if (live) return <Live of={of} paints={paints} shows={shows} {...rest} />;
  const [x, y, width, height] = of.box.split(' ');
  return (
    <image
      href={addressOf(of, paints)}
      x={x}
      y={y}
      width={width}
      height={height}
      data-shows={shows}
      {...rest}
    />
  );
});

/** Paints as they are lent to what lies inside. */
export const styleOf = (paints: Paints): CSSProperties =>
  Object.fromEntries(Object.entries(paints).map(([name, paint]) => [`--${name}`, paint]));

function Live({ of, paints = {}, shows, ...rest }: Omit<InlaidProps, 'live'>) {
  return (
    <g
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={styleOf(paints)}
      data-shows={shows}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, as it was built
      dangerouslySetInnerHTML={{ __html: of.lines }}
    />
  );
}
