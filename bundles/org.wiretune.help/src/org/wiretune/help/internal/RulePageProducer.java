/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help.internal;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.help.IHelpContentProducer;
import org.wiretune.help.DeclaredPage;
import org.wiretune.help.GuidePage;
import org.wiretune.help.HelpPlaces;
import org.wiretune.help.RuleIndexPage;
import org.wiretune.help.RulePage;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Home;
import org.wiretune.lint.rule.Recommendation;

/** Makes the pages under {@code rules/} when the help system asks for them; all others are files of the bundle. */
public final class RulePageProducer implements IHelpContentProducer {

	@Override
	public InputStream getInputStream(String pluginId, String href, Locale locale) {
		RuleRegistry registry = RuleRegistry.standard();
		Optional<String> page = switch (HelpPlaces.path(href)) {
		case HelpPlaces.RULES_PAGE -> Optional.of(RuleIndexPage.of(registry.rules()));
		case HelpPlaces.GUIDE_PAGE -> Optional.of(GuidePage.of(Catalogue.all()));
		default -> HelpPlaces.ruleOfPage(href).flatMap(id -> registry.rule(id).map(RulePage::of).or(() -> declared(id).map(DeclaredPage::of)));
		};
		return page.map(text -> new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))).orElse(null);
	}

	/** {@return the recommendation that no file shows} @param id the id in the catalogue */
	static Optional<Recommendation> declared(String id) {
		return Catalogue.all().stream().filter(entry -> entry.home() != Home.RULE && entry.id().equals(id)).findFirst();
	}
}
