import { useTranslation } from 'react-i18next';
import type { NoticeSetting } from '~/domain/notice/notice-settings.server';
import { VerbForm } from '../trade/page/verb-form';
import { CardHead } from '../trade/parts/card-head';
import { tradeButton } from '../trade/trade-button';

/** Switches for each group of notices, in the product and by mail. */
export function NoticeCard({ settings }: { settings: readonly NoticeSetting[] }) {
	const { t } = useTranslation('notices');
	// What would go wrong stands on the operator's day, and in no bell.
	const isBell = settings.some(({ group }) => group !== 'risks');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('what')}</h2>
			</CardHead>
			<VerbForm fields={{ act: 'notices' }} className="p-4.5 pt-2">
				<table className="w-full">
					<thead>
						<tr className="text-note text-ink2 [&>*]:py-2 [&>*]:font-normal">
							<td />
							{isBell ? (
								<th scope="col" className="w-16 lg:w-24">
									{t('shown')}
								</th>
							) : (
								<td />
							)}
							<th scope="col" className="w-16 lg:w-24">
								{t('mailed')}
							</th>
						</tr>
					</thead>
					<tbody>
						{settings.map(({ group, isShown, isMailed }) => (
							<tr key={group} className="border-t border-hair">
								<th scope="row" className="py-3 pr-4 text-left font-medium">
									{t(`group.${group}.name`)}
									<small className="block text-note font-normal text-ink2">{t(`group.${group}.text`)}</small>
								</th>
								{group === 'risks' ? (
									<td />
								) : (
									<Switch name={`${group}-shown`} label={`${t(`group.${group}.name`)}: ${t('shown')}`} isOn={isShown} />
								)}
								<Switch
									name={`${group}-mailed`}
									label={`${t(`group.${group}.name`)}: ${t('mailed')}`}
									isOn={isMailed}
								/>
							</tr>
						))}
					</tbody>
				</table>
				<p className="trade-note mt-2">{t('always')}</p>
				<p className="mt-4">
					<button type="submit" className={tradeButton('dark')}>
						{t('save')}
					</button>
				</p>
			</VerbForm>
		</section>
	);
}

/** A switch of a table of notices, named for those who do not see its row and column. */
export function Switch({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
	return (
		<td className="text-center">
			<label className="inline-grid size-11 place-items-center">
				<span className="sr-only">{label}</span>
				<input type="checkbox" name={name} defaultChecked={isOn} className="check" />
			</label>
		</td>
	);
}
