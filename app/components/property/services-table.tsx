import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Property } from '~/domain/property/property';
import { type ServiceLevel, serviceLevelAt, serviceLevelLabel } from '~/domain/stay/service-level';
import { Section } from './section';

/** The services of each level; the selected level's column is tinted. */
export function ServicesTable({ property, chosen }: { property: Property; chosen: ServiceLevel | null }) {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	const levels = property.levels.flatMap((index) => serviceLevelAt(index) ?? []);
	if (property.services.length === 0 || levels.length === 0) return null;
	const tint = (index: number) => (levels[index] === chosen ? 'bg-row' : '');
	return (
		<Section id="services" title={t('sections.services')} layout="beside">
			<table className="w-full table-fixed text-left text-small lg:text-body">
				<thead>
					<tr>
						<th scope="col" className="w-[36%] border-b border-line xl:w-auto">
							<span className="sr-only">{t('house:services.service')}</span>
						</th>
						{levels.map((level, index) => (
							<th
								key={level}
								scope="col"
								className={`border-b border-line px-1 pb-3 pt-4 text-center align-bottom text-[0.6875rem]/4 font-semibold wrap-break-word xs:text-small xl:w-30 ${tint(index)}`}
							>
								{hyphenated(serviceLevelLabel(level, language))}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{property.services.map(({ name, at }) => (
						<tr key={name}>
							<th scope="row" className="border-b border-line py-3 pr-3 font-normal">
								{name}
							</th>
							{at.map((availability, index) => (
								<td key={levels[index]} className={`border-b border-line px-1 text-center text-label ${tint(index)}`}>
									{availability === 'included' ? (
										<span role="img" aria-label={t('house:services.included')} className="tick mx-auto" />
									) : availability === 'on_request' ? (
										t('house:services.on_request')
									) : (
										<span role="img" aria-label={t('house:services.none')} className="text-ink2">
											–
										</span>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Section>
	);
}

/** Where a narrow column may break the German words; browsers without a dictionary would break them anywhere. */
function hyphenated(label: string): string {
	return label.replace(/(?<=[a-z])(verpflegung|service)$/, '\u00ad$1');
}
