/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.editor.SampleSolution;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;

/** Every way from everything to everything in the sample solution leaves files that are read without a new problem. */
class SoundWiresTest {

	private record Text(String path, byte[] bytes) implements SourceFile {

		Text(String path, CharSequence text) {
			this(path, text.toString().getBytes(StandardCharsets.UTF_8));
		}

		@Override
		public long length() {
			return bytes.length;
		}
	}

	@Test
	void nothingThatIsOfferedBreaksAnything() {
		LintSession session = new LintSession(LintOptions.of(List.of()));
		Files files = SampleSolution.files();
		List<SourceFile> all = new ArrayList<>();
		files.paths().stream().filter(session::isWanted).forEach(path -> all.add(new Text(path, files.bytes(path))));
		LintResult before = session.update(all, List.of(), Cancellation.NEVER);
		PossibleWires possible = new PossibleWires(before.reading());
		List<Element> elements = new ArrayList<>();
		for (Module module : before.solution().getModules()) {
			elements.addAll(module.getComponents());
			elements.addAll(module.getImports());
			elements.addAll(module.getExports());
		}
		int ways = 0;
		for (Element from : elements) {
			for (Element to : elements) {
				for (WiringChoice choice : possible.between(new WireStart((Module) from.eContainer(), from, null), to).choices()) {
					ways++;
					String way = from.getName() + " to " + to.getName() + ": " + choice;
					WiringEdit edit = choice.edit();
					assertFalse(edit.isEmpty(), way);
					assertEquals(before.problems().size(), session.copy().update(edited(before, edit), List.of(), Cancellation.NEVER).problems().size(), way);
				}
			}
		}
		assertTrue(ways > 150, "there are " + ways + " ways");
	}

	private static List<SourceFile> edited(LintResult before, WiringEdit edit) {
		Map<String, StringBuilder> texts = new LinkedHashMap<>();
		List<TextChange> changes = new ArrayList<>(edit.changes());
		changes.sort((one, other) -> Integer.compare(other.offset(), one.offset()));
		for (TextChange change : changes) {
			StringBuilder text = texts.computeIfAbsent(change.path(), path -> new StringBuilder(before.texts().text(path)));
			assertEquals(change.expected(), text.substring(change.offset(), change.end()));
			text.replace(change.offset(), change.end(), change.replacement());
		}
		List<SourceFile> edited = new ArrayList<>();
		texts.forEach((path, text) -> edited.add(new Text(path, text)));
		edit.files().forEach(file -> edited.add(new Text(file.path(), file.text())));
		return edited;
	}
}
