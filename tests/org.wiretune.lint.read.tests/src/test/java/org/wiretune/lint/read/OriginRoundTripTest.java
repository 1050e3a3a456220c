/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlText;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.markup.MarkupText;

/** Every value stands where its origin says, and a value that is inserted is read where it belongs. */
class OriginRoundTripTest {

	private static final List<FileFormat> XML = FileFormats.all().stream().filter(XmlFormat.class::isInstance).toList();

	private static FileParts read(String path, byte[] bytes) {
		return new FileReader(XML, SourceText.DEFAULT_MAXIMUM_BYTES).read(new MemoryTree.MemoryFile(path, bytes));
	}

	private static Map<String, byte[]> files() throws IOException {
		Map<String, byte[]> files = new TreeMap<>();
		for (Path file : Corpus.readXmlFiles("")) {
			files.put(Corpus.relative(file), Files.readAllBytes(file));
		}
		Samples.files().forEach(files::put);
		return files;
	}

	private static SourceText decode(String path, byte[] bytes) {
		return SourceText.decode(new MemoryTree.MemoryFile(path, bytes), new FileParts(path));
	}

	private static void check(String path, Setting setting, SourceText text) {
		if (!setting.isSet()) {
			assertNull(setting.getOrigin());
			return;
		}
		Origin origin = setting.getOrigin();
		assertEquals(path, origin.path());
		assertNull(setting.getInsertion());
		String raw = text.text().substring(origin.offset(), origin.end());
		assertTrue(setting.getValue().equals(XmlText.ofAttribute(raw)) || setting.getValue().equals(XmlText.ofContent(raw)),
				() -> path + ": " + setting.getName() + " is " + setting.getValue() + " and not " + raw);
		assertEquals(raw.strip(), raw);
		assertEquals(text.origin(origin.offset(), origin.length()), origin);
	}

	@Test
	void theTextAtEveryOriginIsTheValue() throws IOException {
		int values = 0;
		int names = 0;
		for (var file : files().entrySet()) {
			FileParts parts = read(file.getKey(), file.getValue());
			SourceText text = decode(file.getKey(), file.getValue());
			for (Setting setting : Settings.of(parts).values()) {
				check(file.getKey(), setting, text);
				values += setting.isSet() ? 1 : 0;
			}
			for (EObject part : parts.elements()) {
				if (part instanceof Element element) {
					assertNotNull(element.getOrigin(), file::getKey);
					String raw = text.text().substring(element.getOrigin().offset(), element.getOrigin().end());
					assertTrue(!raw.isBlank() && raw.indexOf('"') < 0 && !raw.startsWith("<"), raw);
					names++;
				}
			}
		}
		System.out.println("Values that stand at their origins: " + values + ", elements: " + names);
		assertTrue(values > 700, "only " + values);
	}

	@ParameterizedTest
	@ValueSource(strings = { "UTF-16LE", "UTF-16BE", "ISO-8859-1", "UTF-8" })
	void originsHoldInEveryEncodingWithWindowsLineEnds(String charset) {
		for (var file : Samples.files().entrySet()) {
			String declared = charset.startsWith("UTF-16") ? "UTF-16" : charset;
			String text = decode(file.getKey(), file.getValue()).text().replace("\n", "\r\n").replace("encoding=\"UTF-8\"", "encoding=\"" + declared + '"');
			byte[] bytes = ((charset.startsWith("UTF") ? "\uFEFF" : "") + text).getBytes(Charset.forName(charset));
			FileParts parts = read(file.getKey(), bytes);
			assertEquals(List.of(), parts.problems());
			assertEquals(Settings.of(read(file.getKey(), file.getValue())).size(), Settings.of(parts).size());
			SourceText decoded = decode(file.getKey(), bytes);
			assertEquals(charset, decoded.charset().name());
			Settings.of(parts).values().forEach(setting -> check(file.getKey(), setting, decoded));
		}
	}

	@Test
	void aValueThatIsInsertedIsReadAsThatSetting() throws IOException {
		Map<String, Integer> inserted = new TreeMap<>();
		for (var file : files().entrySet()) {
			FileParts parts = read(file.getKey(), file.getValue());
			SourceText text = decode(file.getKey(), file.getValue());
			for (var entry : Settings.of(parts).entrySet()) {
				Insertion place = entry.getValue().getInsertion();
				if (place == null) {
					continue;
				}
				String value = entry.getKey().endsWith("maximumSize") || entry.getKey().endsWith("timeout") || entry.getValue().getName().equals("argument") ? "77" : "a<b>&'\"7";
				if (file.getKey().endsWith("-aop.xml") && !value.equals("77")) {
					continue;
				}
				String changed = text.text().substring(0, place.offset()) + place.prefix() + MarkupText.escapeValue(value) + place.suffix()
						+ text.text().substring(place.offset() + place.replaced().length());
				String where = file.getKey() + ": " + entry.getKey() + " at " + place.line();
				assertTrue(text.text().startsWith(place.replaced(), place.offset()), where);
				List<ReadProblem> problems = new ArrayList<>();
				XmlDocument.parse(SourceText.of(file.getKey(), changed), root -> true, problems::add);
				assertEquals(List.of(), problems.stream().filter(problem -> problem.kind() == ReadProblem.Kind.SYNTAX).toList(), where);
				Setting again = Settings.of(read(file.getKey(), changed.getBytes(text.charset()))).get(entry.getKey());
				assertTrue(again != null && again.isSet(), () -> where + " is not set in\n" + changed.substring(Math.max(0, place.offset() - 200), Math.min(changed.length(), place.offset() + 300)));
				assertEquals(value, again.getValue(), where);
				assertEquals(entry.getValue().getName(), again.getName(), where);
				inserted.merge(entry.getValue().getName(), 1, Integer::sum);
			}
		}
		System.out.println("Insertions that were read again: " + inserted);
		assertTrue(inserted.size() > 15, inserted::toString);
	}
}
