import * as v from 'valibot';
import { Refused } from './refused.ts';

/** Parses data with a schema; the refusal names the field and what was expected there. */
export function check<S extends v.GenericSchema>(schema: S, data: unknown, name: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const lines = result.issues.slice(0, 5).map((issue) => {
    const path = issue.path?.map((item) =>
      typeof item.key === 'number' ? `[${item.key}]` : `.${String(item.key)}`,
    );
    return `${name}${path?.join('') ?? ''}: ${issue.message}`;
  });
  throw new Refused('bad-input', lines.join('\n'));
}
