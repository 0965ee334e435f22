import { ALPS_TEXTS } from './alps-pages';
import type { ContentPage } from './content-page';
import { PLAIN_PAGES } from './plain-pages';

/** Every page that has a text below `app/content`; a text without an entry here, or an entry without its texts, does not build. */
export const CONTENT_PAGES: readonly ContentPage[] = [...PLAIN_PAGES, ...ALPS_TEXTS];
