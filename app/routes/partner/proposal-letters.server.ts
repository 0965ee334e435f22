import { LANGUAGES } from '#db/schema/enums';
import type { AppLoadContext } from '~/context';
import type { Language } from '~/domain/language/language';
import { lastLetter } from '~/domain/proposal/last-letter.server';
import { serverTexts } from '~/locales/server';

/** A letter to begin with; `{{client}}` in its text is the client. Of the agent's own the language is not known. */
export type ProposalLetter = { key: string; language: Language | null; name: string; text: string };

const KEYS = ['call', 'enquiry', 'again'] as const;

/** The letters that there are to begin with, in both languages, and the agent's last one. */
export async function proposalLetters(ctx: AppLoadContext, id: string): Promise<ProposalLetter[]> {
	const own = serverTexts(ctx).t;
	const last = await lastLetter({ ctx, except: id });
	const ready = LANGUAGES.flatMap((language) => {
		const { t } = serverTexts({ language, brand: ctx.brand });
		return KEYS.map((key) => ({
			...{ key, language },
			name: own(`trade-proposals:builder.letters.${key}.name`),
			// Filled in where the letter is taken, for the client that the form then has.
			text: t(`trade-proposals:builder.letters.${key}.text`, { client: '{{client}}' }),
		}));
	});
	if (last === null) return ready;
	return [...ready, { key: 'last', language: null, name: own('trade-proposals:builder.letter.last'), text: last }];
}
