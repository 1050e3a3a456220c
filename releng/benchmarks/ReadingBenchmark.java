/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.Linter;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.source.SourceFile;

/** Reads, links and checks 5,000 files from disk; the baseline is one plain StAX pass over the XML files among them. */
public final class ReadingBenchmark {

	private static final int FILES = 5_000;
	private static final int ROUNDS = 6;
	private static final int MODULE_PAIRS = 150;
	private static final int UPDATES = 400;

	private ReadingBenchmark() {
	}

	public static void main(String[] arguments) throws Exception {
		Path work = Files.createTempDirectory("wiretune-reading");
		try {
			List<Path> xml = multiply(Path.of(arguments[0]), work);
			full(work, xml);
		} finally {
			delete(work);
		}
		updates(Path.of(arguments[1]));
	}

	/** Copies the files that a format accepts, again and again, until there are enough. @return the XML files */
	private static List<Path> multiply(Path folder, Path work) throws IOException {
		List<Path> wanted;
		FileReader reader = new FileReader(FileFormats.all(), 1 << 24);
		try (Stream<Path> files = Files.walk(folder)) {
			wanted = files.filter(Files::isRegularFile).filter(file -> reader.accepts(file.toString().replace('\\', '/'))).toList();
		}
		List<Path> xml = new ArrayList<>();
		for (int i = 0; i < FILES; i++) {
			Path from = wanted.get(i % wanted.size());
			Path to = work.resolve("copy" + i / wanted.size()).resolve(folder.relativize(from).toString());
			Files.createDirectories(to.getParent());
			Files.copy(from, to);
			if (new String(Files.readAllBytes(to), StandardCharsets.ISO_8859_1).stripLeading().replace("\u00ef\u00bb\u00bf", "").startsWith("<")) {
				xml.add(to);
			}
		}
		System.out.printf("%d files (%d of them XML), made of %d of %s%n", FILES, xml.size(), wanted.size(), folder.toAbsolutePath().normalize().getFileName());
		return xml;
	}

	private static void full(Path work, List<Path> xml) throws IOException {
		List<Double> ours = new ArrayList<>();
		List<Double> stax = new ArrayList<>();
		int broken = 0;
		for (int round = 0; round < ROUNDS; round++) {
			long start = System.nanoTime();
			broken = plainStax(xml);
			stax.add((System.nanoTime() - start) / 1e9);
			start = System.nanoTime();
			LintResult result = Linter.lint(new FolderTree(work), LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE);
			ours.add((System.nanoTime() - start) / 1e9);
			if (round == 0) {
				System.out.printf("read %d files, %d findings, %d problems%n", result.filesRead(), result.findings().size(), result.problems().size());
			}
		}
		double best = ours.stream().min(Comparator.naturalOrder()).orElseThrow();
		double baseline = stax.stream().min(Comparator.naturalOrder()).orElseThrow();
		System.out.printf("WireTune, read and check from disk: first run %.2f s (%.0f files/s), best %.2f s (%.0f files/s)%n", ours.getFirst(), FILES / ours.getFirst(), best, FILES / best);
		System.out.printf("baseline, plain StAX pass on one thread: first run %.2f s (%.0f files/s), best %.2f s (%.0f files/s; %d files end in an error)%n", stax.getFirst(),
				xml.size() / stax.getFirst(), baseline, xml.size() / baseline, broken);
		System.out.printf("ratio of the times: first %.2f, best %.2f%n", ours.getFirst() / stax.getFirst(), best / baseline);
		long peak = ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP).map(MemoryPoolMXBean::getPeakUsage)
				.mapToLong(usage -> usage.getUsed()).sum();
		System.out.printf("peak of the heap, both together: %d MB of %d MB%n", peak >> 20, Runtime.getRuntime().maxMemory() >> 20);
	}

	private static int plainStax(List<Path> xml) throws IOException {
		XMLInputFactory factory = XMLInputFactory.newInstance();
		factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
		int broken = 0;
		for (Path file : xml) {
			try (InputStream stream = new BufferedInputStream(Files.newInputStream(file))) {
				XMLStreamReader reader = factory.createXMLStreamReader(stream);
				while (reader.hasNext()) {
					reader.next();
				}
				reader.close();
			} catch (XMLStreamException end) {
				broken++;
			}
		}
		return broken;
	}

	private record MemoryFile(String path, byte[] bytes) implements SourceFile {

		@Override
		public long length() {
			return bytes.length;
		}
	}

	/** The sample solution with 300 modules; each update saves one import. */
	private static void updates(Path sample) throws IOException {
		Map<String, byte[]> files = new TreeMap<>();
		List<Path> all;
		try (Stream<Path> walk = Files.walk(sample)) {
			all = walk.filter(Files::isRegularFile).toList();
		}
		for (int i = 0; i < MODULE_PAIRS; i++) {
			for (Path file : all) {
				String path = sample.relativize(file).toString().replace('\\', '/');
				String text = Files.readString(file, StandardCharsets.ISO_8859_1);
				if (path.startsWith("SenderModule/") || path.startsWith("ReceiverModule/")) {
					path = path.replaceFirst("Module/", "Module" + i + "/");
					text = text.replace("SenderModule", "SenderModule" + i).replace("ReceiverModule", "ReceiverModule" + i);
				} else if (i > 0) {
					continue;
				}
				files.put(path, text.getBytes(StandardCharsets.ISO_8859_1));
			}
		}
		LintSession session = new LintSession(LintOptions.of(RuleRegistry.standard().rules()));
		List<SourceFile> everything = new ArrayList<>();
		files.forEach((path, bytes) -> everything.add(new MemoryFile(path, bytes)));
		long start = System.nanoTime();
		LintResult result = session.update(everything, List.of(), Cancellation.NEVER);
		double whole = (System.nanoTime() - start) / 1e6;
		List<Double> times = new ArrayList<>();
		for (int i = 0; i < UPDATES; i++) {
			String path = "SenderModule" + i % MODULE_PAIRS + "/ReceiverSCAAsync.import";
			String text = new String(files.get(path), StandardCharsets.ISO_8859_1);
			byte[] saved = (i / MODULE_PAIRS % 2 == 0 ? text.replace("\"async\"", "\"sync\"") : text).getBytes(StandardCharsets.ISO_8859_1);
			start = System.nanoTime();
			session.update(List.of(new MemoryFile(path, saved)), List.of(), Cancellation.NEVER);
			times.add((System.nanoTime() - start) / 1e6);
		}
		List<Double> first = times.subList(0, 100).stream().sorted().toList();
		List<Double> last = times.subList(UPDATES - 100, UPDATES).stream().sorted().toList();
		System.out.printf("update after one of %d files was saved (%d modules, %d findings), baseline: all read anew once, %.0f ms%n", files.size(),
				result.solution().getModules().size(), result.findings().size(), whole);
		System.out.printf("  the first 100 updates: median %.1f ms, 95th percentile %.1f ms; the last 100: median %.1f ms, 95th percentile %.1f ms (ratio to the baseline %.3f)%n",
				first.get(50), first.get(95), last.get(50), last.get(95), last.get(50) / whole);
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> walk = Files.walk(folder)) {
			for (Path each : walk.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(each);
			}
		}
	}
}
