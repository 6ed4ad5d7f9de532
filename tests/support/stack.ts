import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The addresses and keys of the running stack. */
export type Stack = z.infer<typeof StackSchema>;

const StackSchema = z.object({
  siteUrl: z.url(),
  supabaseUrl: z.url(),
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  mailUrl: z.url(),
});

/**
 * Reads the stack file that `npm start` writes; TAYAR_STACK names another one.
 * @throws Error with a plain sentence when there is none, or it is not one
 */
export function readStack(file = process.env.TAYAR_STACK ?? '.tayar/stack.json'): Stack {
  if (!existsSync(file)) {
    throw new Error(`No stack is running: ${file} is missing. Start one with npm start.`);
  }
  return StackSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
