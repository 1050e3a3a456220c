/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Insertion;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.read.Corpus;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.table.SettingTables;
import org.wiretune.model.settings.Setting;

/** Every value of a file that is no XML stands where its origin says, and a value that is inserted is read where it belongs. */
class TextOriginsTest {

	private static void check(String where, Setting setting, String text) {
		if (!setting.isSet()) {
			assertNull(setting.getOrigin(), where);
			return;
		}
		assertNull(setting.getInsertion(), where);
		assertNotNull(setting.getOrigin(), where);
		String raw = text.substring(setting.getOrigin().offset(), setting.getOrigin().end());
		String plain = raw.replace("''", "'");
		assertTrue(setting.getValue().equals(raw) || setting.getValue().equals(plain) || setting.getValue().equals(PropertiesSyntax.plain(raw, 0, raw.length()).strip()),
				() -> where + " is " + setting.getValue() + " and not " + raw);
		assertEquals(raw.strip(), raw, where);
		assertEquals(SourceText.of("x", text).line(setting.getOrigin().offset()), setting.getOrigin().line(), where);
	}

	private static int checkAll(String path, FileParts parts, String text) {
		int set = 0;
		for (var entry : Read.settings(parts).entrySet()) {
			check(path + ": " + entry.getKey(), entry.getValue(), text);
			set += entry.getValue().isSet() ? 1 : 0;
		}
		return set;
	}

	@Test
	void theTextAtEveryOriginIsTheValue() {
		int values = 0;
		for (var file : TextSamples.files().entrySet()) {
			FileParts parts = Read.parts(file.getKey(), file.getValue());
			int set = checkAll(file.getKey(), parts, file.getValue());
			assertTrue(set > 0, file::getKey);
			assertTrue(parts.problems().isEmpty(), () -> file.getKey() + parts.problems());
			values += set;
		}
		assertTrue(values >= 90, "only " + values);
	}

	@ParameterizedTest
	@ValueSource(strings = { "UTF-8", "UTF-8 mark", "ISO-8859-1", "UTF-16LE mark" })
	void encodingsAndWindowsLineEnds(String encoding) {
		Charset charset = Charset.forName(encoding.split(" ")[0]);
		for (var file : TextSamples.files().entrySet()) {
			String text = file.getValue().replace("\n", "\r\n").replaceFirst("([#;*!]+) ", "$1 \u00fc ");
			FileParts parts = Read.parts(file.getKey(), ((encoding.endsWith("mark") ? "\uFEFF" : "") + text).getBytes(charset));
			assertTrue(parts.problems().isEmpty(), () -> file.getKey() + parts.problems());
			checkAll(file.getKey(), parts, text);
			assertEquals(values(Read.settings(file.getKey(), file.getValue())), values(Read.settings(parts)), file.getKey());
		}
	}

	private static Map<String, String> values(Map<String, Setting> settings) {
		Map<String, String> values = new TreeMap<>();
		settings.forEach((way, setting) -> values.put(way, String.valueOf(setting.getValue())));
		return values;
	}

	@Test
	void aFileThatEndsWithoutALineEndSaysTheSame() {
		for (var file : TextSamples.files().entrySet()) {
			String text = file.getValue().stripTrailing();
			checkAll(file.getKey(), Read.parts(file.getKey(), text), text);
			assertEquals(values(Read.settings(file.getKey(), file.getValue())), values(Read.settings(file.getKey(), text)), file.getKey());
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "\n", "\r\n", "\n stripped", "\r\n stripped" })
	void aValueThatIsInsertedIsReadAsThatSettingAndAllOthersStay(String end) {
		int inserted = 0;
		for (var file : TextSamples.files().entrySet()) {
			String text = file.getValue().replace("\n", end.split(" ")[0]);
			String cut = end.endsWith("stripped") ? text.stripTrailing() : text;
			Map<String, Setting> before = Read.settings(file.getKey(), cut);
			boolean any = false;
			for (var entry : before.entrySet()) {
				Insertion place = entry.getValue().getInsertion();
				if (place == null) {
					continue;
				}
				String changed = Read.apply(cut, place, "77");
				Map<String, Setting> after = Read.settings(file.getKey(), changed);
				Setting again = after.get(entry.getKey());
				String where = file.getKey() + ": " + entry.getKey() + " in\n" + changed;
				assertTrue(again != null && again.isSet() && again.getValue().equals("77"), where);
				before.forEach((way, setting) -> {
					if (setting.isSet()) {
						assertEquals(setting.getValue(), after.get(way) == null ? null : after.get(way).getValue(), () -> way + " after " + where);
					}
				});
				assertFalse(end.startsWith("\r") && changed.replace("\r\n", "").contains("\n"), where);
				inserted++;
				any = true;
			}
			assertTrue(any || before.keySet().stream().allMatch(way -> !way.split(" ")[1].equals("null")) || before.values().stream().allMatch(Setting::isSet),
					() -> "nothing can be inserted into " + file.getKey());
		}
		assertTrue(inserted > 200, "only " + inserted);
	}

	@Test
	void filesCutAnywhereAreReadWithoutFailure() {
		for (var file : TextSamples.files().entrySet()) {
			for (int length = 0; length < file.getValue().length(); length++) {
				String text = file.getValue().substring(0, length);
				FileParts parts = Read.parts(file.getKey(), text);
				assertTrue(parts.problems().stream().noneMatch(problem -> problem.kind() == ReadProblem.Kind.INTERNAL), () -> file.getKey() + parts.problems());
				checkAll(file.getKey() + " cut to " + length, parts, text);
				for (Setting setting : Read.settings(parts).values()) {
					assertTrue(setting.getInsertion() == null || setting.getInsertion().offset() <= length);
				}
			}
		}
	}

	@Test
	void theFilesOfTheCorpusHoldTheirOrigins() throws IOException {
		int values = 0;
		for (Path path : Corpus.readFiles("")) {
			if (SettingTables.isText(path.toString().replace('\\', '/'))) {
				byte[] bytes = Files.readAllBytes(path);
				FileParts parts = Read.parts(Corpus.relative(path), bytes);
				String text = SourceText.decode(new MemoryTree.MemoryFile(Corpus.relative(path), bytes), new FileParts(Corpus.relative(path))).text();
				values += checkAll(Corpus.relative(path), parts, text);
			}
		}
		System.out.println("Values of text files of the corpus that stand at their origins: " + values);
	}

	@Test
	void latinTextIsReadAndCanBeWrittenBack() throws IOException {
		byte[] bytes = "# Gr\u00fc\u00dfe\nhibernate.jdbc.batch_size=5\n".getBytes(StandardCharsets.ISO_8859_1);
		FileParts parts = new FileParts("a/hibernate.properties");
		SourceText text = SourceText.decode(new MemoryTree.MemoryFile("a/hibernate.properties", bytes), parts);
		assertTrue(parts.problems().isEmpty());
		assertTrue(text.isEditable());
		assertEquals(StandardCharsets.ISO_8859_1, text.charset());
		org.junit.jupiter.api.Assertions.assertArrayEquals(bytes, text.encode(text.text()));
	}
}
