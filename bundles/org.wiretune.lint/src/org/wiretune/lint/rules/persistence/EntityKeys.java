/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.rewrite.KeyEqualityRewrite;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.Persistence;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/** Rules on the keys of entities. */
final class EntityKeys {

	private static final Set<String> UUIDS = Set.of("uuid", "uuid.hex", "uuid2", "guid", "org.hibernate.id.uuidgenerator", "org.hibernate.id.uuidhexgenerator");

	private EntityKeys() {
	}

	/** The annotation is one of Hibernate, so another provider passes it over; where Hibernate is the only one, nothing is to be told. */
	static Rule notPortable() {
		return SettingRules.rule("uuid-generator-not-portable", Subject.PERSISTENCE, Severity.INFO, "strategy", "java.generic-generator").optional()
				.onSites(form -> form
						.when(site -> site.isStated() && UUIDS.contains(site.value().toLowerCase(Locale.ROOT)) && hasOtherProvider(site.in()))
						.limit(site -> "TABLE, SEQUENCE"))
				.build();
	}

	private static boolean hasOtherProvider(ConfiguredGroup group) {
		return group.application() != null && group.application().getPersistenceUnits().stream()
				.anyMatch(unit -> Values.isSet(unit.getProvider()) ? !Persistence.isHibernate(group.reading(), unit) : Persistence.isOfOther(unit));
	}

	/**
	 * @param key the key class
	 * @param owner the entity that it is the key of
	 * @param unit a unit that sorts inserts
	 */
	private record Site(CodeFact key, CodeFact owner, HibernateUnit unit) {
	}

	/** Only key classes are told: an entity without the method still has the identity of its object, which holds within a session. */
	static Rule withoutHashCode() {
		return RuleForm.<Site>rule("entity-hashcode-missing", Subject.PERSISTENCE, Severity.WARNING, EntityKeys::sites)
				.onSites(form -> form
						.at(site -> site.key().getOrigin())
						.measured(site -> site.key().getName())
						.limit(site -> "hashCode()")
						.with("owner", site -> site.owner().getName())
						.with("unit", site -> site.unit().name())
						.with("setting", site -> site.unit().shownName(HibernateUnit.ORDER_INSERTS))
						.related(site -> List.of(site.owner().detail("key-class").getOrigin(), site.unit().place(HibernateUnit.ORDER_INSERTS)))
						.fix("generate", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							Origin origin = (Origin) site.key().getOrigin();
							String text = edits.texts().text(origin.path());
							edits.addAll(text == null ? null : KeyEqualityRewrite.changes(origin.path(), text, origin.offset()));
						}))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> {
			HibernateUnit unit = HibernateUnit.of(reading, application).stream().filter(each -> each.isOn(HibernateUnit.ORDER_INSERTS)).findFirst().orElse(null);
			if (unit == null) {
				return Stream.empty();
			}
			List<CodeFact> classes = HibernateUnit.facts(application, "persistent-class").toList();
			return classes.stream().filter(key -> "Embeddable".equals(Values.value(key.detail("role"))) && key.detail("hashCode") == null && key.detail("extends") == null)
					.flatMap(key -> classes.stream().filter(owner -> owner.detail("key-class") != null && key.getName().equals(owner.detail("key-class").getValue())).limit(1)
							.map(owner -> new Site(key, owner, unit)));
		});
	}
}
