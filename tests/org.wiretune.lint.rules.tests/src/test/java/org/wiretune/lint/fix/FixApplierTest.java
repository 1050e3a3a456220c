/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;

class FixApplierTest {

	private static Fix fix(TextChange... changes) {
		return new Fix("rule/fix", "Label", "Description.", FixEffect.KEEPS_MEANING, "", List.of(changes));
	}

	private static Map<String, String> apply(Files files, TextChange... changes) throws FixRefused {
		return FixApplier.apply(fix(changes), files::source);
	}

	@Test
	void replacesInsertsAndDeletes() throws FixRefused {
		Files files = new Files().with("a.xml", "<a x=\"1\" y=\"2\"/>");
		assertEquals(Map.of("a.xml", "<a x=\"10\" z=\"3\"/>"), apply(files, new TextChange("a.xml", 6, "1", "10"), new TextChange("a.xml", 8, " y=\"2\"", ""),
				new TextChange("a.xml", 14, "", " z=\"3\"")));
	}

	@Test
	void madeTwiceDoesNothing() throws FixRefused {
		for (String[] pair : new String[][] {{"20", "200"}, {"200", "20"}, {"15", "25"}, {"", "new "}, {"a", "aa"}, {"aa", "a"}}) {
			Files files = new Files().with("a.txt", "x=\"" + pair[0] + "\";");
			TextChange change = new TextChange("a.txt", 3, pair[0], pair[1]);
			Map<String, String> once = apply(files, change);
			assertEquals(Map.of("a.txt", "x=\"" + pair[1] + "\";"), once);
			assertTrue(apply(files.with("a.txt", once.get("a.txt")), change).isEmpty(), String.join(" to ", pair));
		}
	}

	@Test
	void refusesWhatHasChanged() {
		Files files = new Files().with("a.xml", "<a x=\"1\"/>");
		FixRefused changed = assertThrows(FixRefused.class, () -> apply(files, new TextChange("a.xml", 6, "2", "3")));
		assertEquals("a.xml", changed.path());
		assertEquals("a.xml has changed since it was read. Lint again and repeat the fix.", changed.getMessage());
		assertThrows(FixRefused.class, () -> apply(files, new TextChange("a.xml", 60, "2", "3")));
		assertThrows(FixRefused.class, () -> apply(files, new TextChange("a.xml", 60, "", "3")));
		assertTrue(assertThrows(FixRefused.class, () -> apply(files, new TextChange("b.xml", 0, "", "3"))).getMessage().contains("cannot be read"));
	}

	@Test
	void refusesAFileThatCouldNotBeWrittenBack() {
		Files files = new Files().with("a.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a x=\"\u00e4\"/>", java.nio.charset.StandardCharsets.ISO_8859_1);
		assertTrue(assertThrows(FixRefused.class, () -> apply(files, new TextChange("a.xml", 0, "", "b"))).getMessage().contains("UTF-8"));
	}

	@Test
	void allOrNothing() {
		Files files = new Files().with("a.xml", "1").with("b.xml", "2");
		assertThrows(FixRefused.class, () -> apply(files, new TextChange("a.xml", 0, "1", "9"), new TextChange("b.xml", 0, "1", "9")));
	}

	@Test
	void severalFixesAtOnce() {
		Files files = new Files().with("a.xml", "one two three").with("b.xml", "1");
		Fix first = fix(new TextChange("a.xml", 4, "two", "2"), new TextChange("b.xml", 0, "1", "11"));
		Fix second = fix(new TextChange("a.xml", 8, "three", "3"));
		Fix same = fix(new TextChange("a.xml", 8, "three", "3"), new TextChange("a.xml", 0, "one", "1"));
		Fix overlapping = fix(new TextChange("a.xml", 2, "e two", "-"));
		Fix stale = fix(new TextChange("b.xml", 0, "7", "8"));
		FixApplier.Result result = FixApplier.applyAll(List.of(first, second, same, overlapping, stale), files::source);
		assertEquals(Map.of("a.xml", "1 2 3", "b.xml", "11"), result.changed());
		assertEquals(List.of(first, second, same), result.made());
		assertEquals(List.of(overlapping, stale), List.copyOf(result.refused().keySet()));
	}

	@Test
	void aFixMadeBeforeIsNotMadeAgainBesideOthers() {
		Files files = new Files().with("a.xml", "new x=1");
		Fix before = fix(new TextChange("a.xml", 0, "", "new "));
		Fix other = fix(new TextChange("a.xml", 6, "1", "2"));
		assertEquals(Map.of("a.xml", "new x=2"), FixApplier.applyAll(List.of(before, other), files::source).changed());
	}

	@Test
	void whatIsLostMeanwhileIsLeftAndSoIsWhatBelongsToIt() {
		Files files = new Files();
		List<Fix> fixes = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			files = files.with("f" + i + ".xml", "1").with("g" + i + ".xml", "1");
			// Every second fix changes two files.
			fixes.add(i % 2 == 0 ? fix(new TextChange("f" + i + ".xml", 0, "1", "2")) : fix(new TextChange("f" + i + ".xml", 0, "1", "2"), new TextChange("g" + i + ".xml", 0, "1", "2")));
		}
		Files all = files;
		Set<String> asked = new HashSet<>();
		for (String lost : List.of("f0.xml", "f1.xml", "g1.xml")) {
			asked.clear();
			FixApplier.Result result = FixApplier.applyAll(fixes, path -> path.equals(lost) && !asked.add(path) ? null : all.source(path));
			int fix = lost.contains("0") ? 0 : 1;
			assertEquals(Set.of(fixes.get(fix)), result.refused().keySet(), lost);
			assertEquals(19, result.made().size(), lost);
			assertEquals(fix == 0 ? 29 : 28, result.changed().size(), lost);
			assertTrue(result.refused().get(fixes.get(fix)).getMessage().contains("cannot be read"));
			assertTrue(result.groups().stream().allMatch(group -> result.changed().keySet().containsAll(group)), lost);
		}
	}
}
