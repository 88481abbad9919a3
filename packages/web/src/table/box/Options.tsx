import type { Game } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import { type ReactNode, Suspense } from 'react';
import styles from '../../controls/Form.module.css';
import { LateChoice, LateSwitch } from '../../controls/lateFields.tsx';
import { useLanguage } from '../../kit/language/language.tsx';

interface OptionsProps {
  readonly rules: Game;
  readonly say: Speaker;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** What holds where nothing was chosen, if not what is printed. */
  readonly suggested?: Readonly<Record<string, string | boolean>>;
  readonly onChange: (options: Readonly<Record<string, string | boolean>>) => void;
  /** Options decided elsewhere on the page. */
  readonly hidden?: readonly string[];
  readonly disabled?: boolean;
  /** What any game's table may agree on. */
  readonly children?: ReactNode;
}

/** What a table may agree on, in plain words. */
export function Options({
  rules,
  say,
  options,
  suggested = {},
  onChange,
  hidden = [],
  disabled = false,
  children,
}: OptionsProps) {
  const { m } = useLanguage();
  // What only a table with the box before people plays by is never chosen.
  const { told = {} } = rules;
  const shown = Object.entries(rules.options).filter(
    ([name, { values }]) => !hidden.includes(name) && (told[name] ?? values[0]) === values[0],
  );
  if (shown.length === 0 && !children) return null;
  return (
    <details className={styles.options}>
      <summary>{m.setUp.options}</summary>
      <fieldset disabled={disabled} className={styles.fields}>
        <Suspense>
          {shown.map(([name, { values }]) => {
            const value = options[name] ?? suggested[name] ?? values[0];
            if (typeof value === 'boolean') {
              return (
                <LateSwitch
                  key={name}
                  label={say.option(name)}
                  hint={say.aboutOption(name)}
                  checked={value}
                  onChange={(on) => onChange({ ...options, [name]: on })}
                  disabled={disabled}
                />
              );
            }
            return (
              <LateChoice
                key={name}
                label={say.option(name)}
                hint={say.aboutOption(name)}
                value={String(value)}
                onChange={(chosen) => onChange({ ...options, [name]: chosen })}
                options={values.map((one) => ({ value: String(one), label: say.optionValue(name, one) }))}
              />
            );
          })}
          {children}
        </Suspense>
      </fieldset>
    </details>
  );
}
