import { retire } from './retire';
import { serve } from './serve';

declare const self: ServiceWorkerGlobalScope;

if (import.meta.env.PUBLIC_OFFLINE === 'off') retire(self);
else serve(self);
