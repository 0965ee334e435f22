import { OPENING_SCRIPT } from '~/components/proposal/client/opening-script';
import { hashInlineScripts, scriptHash } from '~/platform/content-security-policy';
import { PAGE_SCRIPTS } from '~/platform/late-scripts';
import { assets } from '../../build/server/index.js';

/** All inline scripts that pages of ours may run: they are the same on every page, and what differs is data (ADR 60). */
const SCRIPTS = [...PAGE_SCRIPTS, OPENING_SCRIPT];

let hashes: Promise<readonly string[]> | undefined;

/** The sources of inline scripts for the policy of a page (ACCESS-18). */
export function inlineScripts(html: string): Promise<readonly string[]> {
	if (IS_DEVELOPMENT) return hashInlineScripts(html);
	hashes ??= Promise.all(SCRIPTS.map(scriptHash));
	return hashes;
}

/** Vite's own scripts differ from page to page; a build has none. */
const IS_DEVELOPMENT = 'hmr' in assets;
