import { z } from 'zod';
import { runAsPart } from '../part.ts';
import { startMailCatcher } from './catcher.ts';

const settingsSchema = z.object({ port: z.int(), smtp: z.int() });

runAsPart(settingsSchema, async ({ port, smtp }) => {
  const { close } = await startMailCatcher({ mail: port, smtp });
  return { port, close };
});
