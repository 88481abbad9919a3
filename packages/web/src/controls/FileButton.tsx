import { useRef } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

interface FileButtonProps {
  readonly look?: ButtonLook;
  readonly label: string;
  /** Which files are offered, as a field of the page says it. */
  readonly accept: string;
  readonly onFile: (file: File) => unknown;
}

/** A button that asks for a file. */
export function FileButton({ label, accept, onFile, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget: { files } }) => files?.[0] && void onFile(files[0])}
      />
      <Button {...rest} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
