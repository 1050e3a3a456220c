/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.source.SourceText;

class FixSelectionTest {

	/** Fixes that do more than make the program faster. */
	private static final Map<String, FixEffect> EFFECTS = Map.of("sequence", FixEffect.DEPENDS_ON_UNSEEN, "sync", FixEffect.CHANGES_BEHAVIOUR);

	private static final List<Finding> FINDINGS = List.of(finding("sca-async-binding", "A/a.import", "sync"), finding("log-unguarded-concat", "A/A.java", "guard", "other"),
			finding("log-unguarded-concat", "B/B.java", "guard", "other"), finding("identity-defeats-batching", "B/B.java", "sequence"), finding("async-flood-heap", "A/A.java"));

	private static Finding finding(String rule, String path, String... words) {
		return new Finding(new Observed(rule, Severity.INFO, "Message."), SourceText.wholeFile(path), null, List.of(),
				List.of(words).stream().map(word -> {
					FixEffect effect = EFFECTS.getOrDefault(word, FixEffect.KEEPS_MEANING);
					return new Fix(rule + '/' + word, "", "", effect, effect == FixEffect.KEEPS_MEANING ? "" : "A reason.", List.of());
				}).toList());
	}

	private static List<String> ids(FixSelection selection) {
		return selection.choose(FINDINGS).fixes().stream().map(Fix::id).toList();
	}

	@Test
	void onlyWhatKeepsTheMeaning() {
		assertEquals(List.of("log-unguarded-concat/guard", "log-unguarded-concat/guard"), ids(FixSelection.recommended()));
		List<FixSelection.HeldBack> heldBack = FixSelection.recommended().choose(FINDINGS).heldBack();
		assertEquals(List.of("sca-async-binding/sync", "identity-defeats-batching/sequence"), heldBack.stream().map(each -> each.fix().id()).toList());
		assertEquals("A reason.", heldBack.get(0).fix().reason());
	}

	@Test
	void ofARule() {
		assertEquals(List.of("log-unguarded-concat/guard", "log-unguarded-concat/guard"), ids(FixSelection.named(List.of("log-unguarded-concat"))));
		assertEquals(List.of("log-unguarded-concat/other", "log-unguarded-concat/other"), ids(FixSelection.named(List.of("log-unguarded-concat/other"))));
		assertEquals(List.of("sca-async-binding/sync", "identity-defeats-batching/sequence"), ids(FixSelection.named(List.of("identity-defeats-batching", "sca-async-binding/sync"))));
		assertEquals(List.of(), ids(FixSelection.named(List.of("async-flood-heap"))));
	}

	@Test
	void inAFileOrAProject() {
		assertEquals(List.of("log-unguarded-concat/guard"), ids(FixSelection.named(List.of("log-unguarded-concat")).in("A/A.java"::equals)));
		assertEquals(List.of("log-unguarded-concat/guard"), ids(FixSelection.recommended().in(path -> path.startsWith("A/"))));
	}
}
