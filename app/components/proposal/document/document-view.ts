import { alpineDay, formatLongDate } from '~/domain/date/format-long-date';
import type { DocumentAgent, DocumentFrame, DocumentRow, ProposalDocument } from '~/domain/document/document';
import { initialsOf } from '../../trade/initials-of';
import { clientName, partiesWords, pricesWords, spanWords, titleWords } from '../client/client-words';
import { closingOf } from './document-closing';
import { comparisonOf } from './document-comparison';
import { optionSheet, ownTermsOf } from './document-option';
import { instantWords, type PaperSource, pictureOf } from './document-source';

/** A proposal as words and amounts on paper. It holds nothing that its snapshot does not. */
export function proposalDocument(source: PaperSource, frame: DocumentFrame): ProposalDocument {
	const { snapshot, person, t, d } = source;
	const { language, options } = snapshot;
	const day = formatLongDate(alpineDay(snapshot.sentAt), language);
	const client = person && clientName(person);
	const shown = options.find(({ isFirstChoice }) => isFirstChoice) ?? options[0];
	const letter = (person?.greeting ?? '').split(/\n{2,}/).map((paragraph) => paragraph.trim());
	return {
		kind: 'proposal',
		frame,
		cover: {
			picture: pictureOf(shown, 1200),
			title: titleWords(t, { snapshot, person }),
			subtitle: client ? d('for', { client, day }) : d('dated', { day }),
			letter: letter.filter(Boolean),
			facts: coverFacts(source),
			agent: agentOf(source),
		},
		comparison: options.length > 1 ? comparisonOf(source) : null,
		options: options.map((option, at) => optionSheet(source, option, at + 1)),
		ownTerms: options.flatMap((option) => ownTermsOf(source, option)),
		closing: closingOf(source, agentOf(source)),
	};
}

/** The agent with a way to answer; null once the person was erased. */
function agentOf({ person, snapshot, d }: PaperSource): DocumentAgent | null {
	if (!person) return null;
	const { name, email, phone } = person.agent;
	return {
		name,
		initials: initialsOf({ name, email }),
		role: d('role', { agency: snapshot.agency }),
		lines: [[phone, email].filter(Boolean).join(' · ')],
	};
}

function coverFacts(source: PaperSource): DocumentRow[] {
	const { snapshot, t, d } = source;
	return [
		[t('who'), partiesWords(t, snapshot)],
		[t('when'), spanWords(snapshot)],
		[t('price'), pricesWords(t, snapshot.options)],
		[d('validUntil'), instantWords(source, snapshot.validUntil)],
	];
}
