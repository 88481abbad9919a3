import type { Speaker } from '@undercroft/words';
import styles from './Skills.module.css';

interface SkillsProps<Skill extends string> {
  readonly say: Speaker;
  readonly words: { readonly skills: string; readonly ready: string };
  readonly skills: readonly Skill[];
  /** Can be used right now. */
  readonly ready: (skill: Skill) => boolean;
  /** A curse lies on the hero: none of them works. */
  readonly lost?: boolean;
}

/** A hero's skills, written out. */
export function Skills<Skill extends string>({ say, words, skills, ready, lost }: SkillsProps<Skill>) {
  return (
    <dl className={styles.skills} aria-label={words.skills}>
      {skills.map((skill) => (
        <div key={skill} data-ready={ready(skill) || undefined} data-lost={lost || undefined}>
          <dt>
            {say.called(skill)}
            {ready(skill) && <span className={styles.ready}>{words.ready}</span>}
          </dt>
          <dd>{say.tells(skill)}</dd>
        </div>
      ))}
    </dl>
  );
}
