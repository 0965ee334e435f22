/** Matches of words that are looked at: more than anyone reads, and a bound for words that half of the proposals hold. */
const MOST_HITS = 500;

/**
 * `hits`: the numbers of proposals that hold the words of `:match` (`wordsMatch`), by client and headline, or by the references, property and
 * place of their leads. Both full-text tables are asked within the agency.
 */
export const PROPOSAL_HITS = `with hits as materialized (
	select no from (select rowid as no from proposal_words where proposal_words match :match order by rowid desc limit ${MOST_HITS})
	union select o.proposal_no from (select rowid as no from lead_words where lead_words match :match order by rowid desc limit ${MOST_HITS}) l
		cross join proposal_option o on o.lead_no = l.no)`;
