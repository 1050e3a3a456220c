/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import java.util.Map;
import java.util.function.Consumer;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.platform.Server;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/**
 * One consistent set of sizes for the pools of servers, and of applications in containers over all their replicas. It is computed from the files and the load alone and may be
 * computed again; its fix writes all files in one step.
 *
 * @param settings the settings, server by server, from the front to the database
 * @param notes what the set assumes and what it could not size, as sentences
 */
public record SizingPlan(List<SizedSetting> settings, List<String> notes) {

	private static final Texts TEXTS = Texts.of(SizingPlan.class, "size");

	/** How the pools of a server are sized, by its product. */
	private static final Map<Product, Consumer<ServerSizes>> SIZES = Map.of(
			Product.JBOSS_EAP_5, sizes -> new JBossSizes(sizes).add(),
			Product.WILDFLY, sizes -> new WildFlySizes(sizes).add(),
			Product.WEBSPHERE, sizes -> new WebSphereSizes(sizes).add(),
			Product.LIBERTY, sizes -> new LibertySizes(sizes).add());

	/** The id of the fix. */
	public static final String FIX = "size/pools";

	/** Copies the lists and hides secrets: notes name servers and databases. */
	public SizingPlan {
		settings = List.copyOf(settings);
		notes = notes.stream().map(Secrets::hidden).toList();
	}

	/**
	 * Computes the set.
	 *
	 * @param reading what was read
	 * @param workload the load at the peak
	 * @param wanted which servers are sized
	 * @return the set; without settings where no wanted server has a pool that is known
	 */
	public static SizingPlan of(Reading reading, Workload workload, Predicate<Server> wanted) {
		List<SizedSetting> settings = new ArrayList<>();
		List<String> notes = new ArrayList<>();
		for (Server server : reading.solution().getServers()) {
			if (wanted.test(server)) {
				ServerSizes sizes = new ServerSizes(reading, server, workload, settings, notes);
				// Servers of other products have no pools in the model.
				SIZES.getOrDefault(server.getProduct(), other -> {
				}).accept(sizes);
			}
		}
		DatabaseLimits.check(reading, settings, notes);
		SystemSizes.add(reading, settings, notes);
		return new SizingPlan(settings, notes);
	}

	/** {@return the settings that have to change} */
	public List<SizedSetting> changes() {
		return settings.stream().filter(SizedSetting::isChange).toList();
	}

	/**
	 * {@return the settings that have to change and have no place in a file where they could be written}
	 *
	 * @param texts the texts of the files
	 */
	public List<SizedSetting> withoutPlace(SourceTexts texts) {
		return changes().stream().filter(each -> !edits(each, texts).isPossible()).toList();
	}

	/**
	 * {@return one fix that writes all settings; empty where nothing has to change}
	 *
	 * @param texts the texts of the files
	 */
	public Optional<Fix> fix(SourceTexts texts) {
		List<TextChange> changes = new ArrayList<>();
		int made = 0;
		for (SizedSetting each : changes()) {
			Edits edits = edits(each, texts);
			if (edits.isPossible() && edits.changes().stream().noneMatch(change -> changes.stream().anyMatch(other -> overlap(change, other)))) {
				changes.addAll(edits.changes());
				made++;
			}
		}
		if (made == 0) {
			return Optional.empty();
		}
		Edits joined = new Edits(texts).addAll(changes);
		return Optional.of(new Fix(FIX, TEXTS.get("fix.label", made), TEXTS.get("fix.description", made), FixEffect.CHANGES_BEHAVIOUR, TEXTS.get("fix.reason"), joined.changes()));
	}

	private static Edits edits(SizedSetting each, SourceTexts texts) {
		return new Edits(texts).set(each.setting(), Long.toString(each.value()));
	}

	/** Two insertions at one place are fine; two changes of one text are not. */
	private static boolean overlap(TextChange change, TextChange other) {
		return change.path().equals(other.path()) && change.offset() < other.end() && other.offset() < change.end();
	}
}
