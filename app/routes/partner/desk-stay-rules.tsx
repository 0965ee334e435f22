import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { VersionList } from '~/components/trade/desk/version-list';
import styles from '~/components/trade/operator-desk/prices/prices.css?url';
import { PropertyFrame } from '~/components/trade/operator-desk/prices/property-frame';
import { RuleChanges } from '~/components/trade/operator-desk/stay-rules/rule-changes';
import { RuleForm } from '~/components/trade/operator-desk/stay-rules/rule-form';
import type { RulesAnswer } from '~/components/trade/operator-desk/stay-rules/rules-answer';
import { SeasonList } from '~/components/trade/operator-desk/stay-rules/season-list';
import { CardHead } from '~/components/trade/parts/card-head';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { tradeButton } from '~/components/trade/trade-button';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { saveRule, stepBackRules } from '~/domain/operator-desk/stay-rules/edit-rules.server';
import { loadRules, type RulesDesk } from '~/domain/operator-desk/stay-rules/load-rules.server';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage, notFoundTitle } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { readRuleForm, typedSeason } from './read-rule-form.server';

export const handle = { i18n: ['stay-rules', 'operator-prices', 'hotel-rates'] };

export const links = stylesheets(styles, barStyles);

/** `/partner/desk/properties/{id}/stay-rules`: the stay rules of a property as a draft (STAY-7); 404 for another operator's. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const desk = await loadRules({ ctx: context, propertyId: params.propertyId ?? '' }).catch(
		errorPage(notFoundTitle(context)),
	);
	return json({ title: serverTexts(context).t('stay-rules:title', { name: desk.property.name }), desk });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const propertyId = params.propertyId ?? '';
	const intent = textOf(form, 'intent');
	const typed = readRuleForm(form);
	const answered = { at: context.now, row: textOf(form, 'row').slice(0, 20) };
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepBackRules({ ctx: context, propertyId, seen: countOf(form, 'seen'), isAll: intent === 'discard' });
			return json<RulesAnswer>({ ...answered, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		const was = form.has('was') ? textOf(form, 'was') : null;
		const saved = await saveRule({ ctx: context, propertyId, typed, isRemoved: intent === 'remove', was });
		if (saved.outcome === 'saved') return json<RulesAnswer>({ ...answered, outcome: 'saved' });
		const shown = { ...answered, typed: typedSeason(typed) };
		if (saved.outcome === 'invalid')
			return json<RulesAnswer>({ ...shown, outcome: 'invalid', errors: saved.errors }, { status: 400 });
		return json<RulesAnswer>({ ...shown, outcome: 'conflict', by: saved.by, changedAt: saved.at }, { status: 409 });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<RulesAnswer>({ ...answered, outcome: word, typed: typedSeason(typed) }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function DeskStayRules() {
	const { t } = useTranslation('stay-rules');
	const { language } = useRoot();
	const desk = useLoaderData<typeof loader>().desk as RulesDesk;
	const answer = useActionData<RulesAnswer>() ?? null;
	const { property, seasons, changes, draft, versions } = desk;
	const path = `/partner/desk/properties/${property.id}/stay-rules`;
	const isNewRefused = answer?.row === '' && 'typed' in answer;
	return (
		<PropertyFrame property={property} language={language}>
			<RulesOutcome answer={answer} />
			<SeasonList {...{ seasons, answer }} />
			<section aria-labelledby="add" className="trade-card mt-6">
				<CardHead>
					<h2 id="add">{t('add')}</h2>
				</CardHead>
				<RuleForm
					key={isNewRefused ? 'again' : `${desk.seen} ${answer?.at ?? 0}`}
					season={null}
					typed={isNewRefused ? answer.typed : null}
					errors={isNewRefused && answer.outcome === 'invalid' ? answer.errors : {}}
					name={t('add')}
				/>
			</section>
			{changes.length > 0 ? <RuleChanges changes={changes} /> : null}
			<VersionList versions={versions} see={(number) => `${path}/review?version=${number}`} />
			{draft ? <DraftBar {...{ draft, count: changes.length, path, language: language as Language }} /> : null}
		</PropertyFrame>
	);
}

/** What became of the last change. */
function RulesOutcome({ answer }: { answer: RulesAnswer | null }) {
	const { t } = useTranslation('stay-rules');
	const { language } = useRoot();
	const isDone = answer && ['saved', 'undone', 'discarded'].includes(answer.outcome);
	return (
		<>
			<div role="status">
				{isDone ? (
					<p className="mt-4 font-medium text-ok">{t(`done.${answer.outcome as 'saved' | 'undone' | 'discarded'}`)}</p>
				) : null}
			</div>
			{answer?.outcome === 'conflict' ? (
				<FaultBox isResult className="mt-4">
					<p>
						{t(answer.by === '' ? 'error.conflictPlain' : 'error.conflict', {
							name: answer.by,
							moment: formatTimestamp(answer.changedAt, language),
						})}
					</p>
				</FaultBox>
			) : null}
			{answer?.outcome === 'changed' || answer?.outcome === 'failed' ? (
				<FaultBox isResult className="mt-4">
					<p>{t(`error.${answer.outcome}`)}</p>
				</FaultBox>
			) : null}
		</>
	);
}

type DraftBarProps = { draft: NonNullable<RulesDesk['draft']>; count: number; path: string; language: Language };

/** At the lower edge while there is a draft: its ways on and back. */
function DraftBar({ draft, count, path, language }: DraftBarProps) {
	const { t } = useTranslation('stay-rules');
	const time = formatTimestamp(draft.updatedAt, language);
	return (
		<section aria-label={t('changes.title')} className="draft-bar">
			<div>
				<p className="font-semibold">{t('draft.title', { count })}</p>
				<p className="text-(length:--text-note)">
					{draft.name === '' ? t('draft.savedPlain', { time }) : t('draft.saved', { time, name: draft.name })}
				</p>
			</div>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="seen" value={draft.revision} />
				{draft.canUndo ? (
					<button type="submit" name="intent" value="undo" className={tradeButton('line')}>
						{t('draft.undo')}
					</button>
				) : null}
				<button type="submit" name="intent" value="discard" className={tradeButton('line')}>
					{t('draft.discard')}
				</button>
				<Link
					to={`${path}/review`}
					className={tradeButton('line', 'border-accent bg-accent text-main hover:bg-light2')}
				>
					{t('draft.review')}
				</Link>
			</Form>
		</section>
	);
}

export const meta = noindexMeta;
