/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Prints what the tests took, by the reports that Surefire left: for each module its cases, their seconds, those of the
 * cases that took {@value #LONG} seconds and more, and then the slowest cases of all. With a second folder the times there
 * stand beside them as those before. Times are those of the clock on the wall: compare only runs under equal load.
 */
public final class TestTimes {

	private static final double LONG = 5;

	/** A case of a report. */
	private record Case(String module, String name, double seconds) {
	}

	private TestTimes() {
	}

	/** Arguments: how many of the slowest cases are told, the folder of the tests, and perhaps that of the same tests before. */
	public static void main(String[] arguments) throws IOException, ParserConfigurationException, SAXException {
		int slowest = Integer.parseInt(arguments[0]);
		TreeMap<String, List<Case>> now = read(Path.of(arguments[1]));
		TreeMap<String, List<Case>> before = arguments.length > 2 ? read(Path.of(arguments[2])) : null;
		if (now.isEmpty()) {
			System.err.println("There are no reports of tests in " + arguments[1] + "; run releng/test before.");
			System.exit(2);
		}
		printModules(now, before);
		for (List<Case> cases : now.values()) {
			printSlowest(cases, before == null ? null : before.getOrDefault(cases.get(0).module(), List.of()), slowest);
		}
	}

	/** The cases by module; those that were skipped are not among them. */
	private static TreeMap<String, List<Case>> read(Path root) throws IOException, ParserConfigurationException, SAXException {
		TreeMap<String, List<Case>> modules = new TreeMap<>();
		List<Path> reports;
		try (Stream<Path> files = Files.find(root, 5, (file, attributes) -> file.getFileName().toString().matches("TEST-.*\\.xml"))) {
			reports = files.sorted().toList();
		}
		for (Path report : reports) {
			String module = report.getParent().getParent().getParent().getFileName().toString();
			NodeList cases = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile()).getElementsByTagName("testcase");
			for (int i = 0; i < cases.getLength(); i++) {
				Element element = (Element) cases.item(i);
				if (element.getElementsByTagName("skipped").getLength() == 0) {
					String type = element.getAttribute("classname");
					modules.computeIfAbsent(module, name -> new ArrayList<>()).add(new Case(module, type.substring(type.lastIndexOf('.') + 1) + '.' + element.getAttribute("name"),
							Double.parseDouble(element.getAttribute("time").replace(",", ""))));
				}
			}
		}
		return modules;
	}

	private static void printModules(TreeMap<String, List<Case>> now, TreeMap<String, List<Case>> before) {
		TreeSet<String> modules = new TreeSet<>(now.keySet());
		System.out.println("| module | cases | seconds | cases of " + (int) LONG + " s and more | their seconds |" + (before == null ? "" : " cases before | seconds before | change |"));
		System.out.println("|---|--:|--:|--:|--:|" + (before == null ? "" : "--:|--:|--:|"));
		for (String module : modules) {
			System.out.println("| " + module + row(now.get(module), before == null ? null : before.getOrDefault(module, List.of())));
		}
		List<Case> all = now.values().stream().flatMap(List::stream).toList();
		System.out.println("| all" + row(all, before == null ? null : modules.stream().flatMap(module -> before.getOrDefault(module, List.of()).stream()).toList()));
	}

	private static String row(List<Case> cases, List<Case> before) {
		List<Case> longer = cases.stream().filter(one -> one.seconds() >= LONG).toList();
		String row = String.format(Locale.ROOT, " | %d | %.1f | %d | %.1f |", cases.size(), sum(cases), longer.size(), sum(longer));
		if (before == null) {
			return row;
		}
		return row + (before.isEmpty() ? " 0 | | |" : String.format(Locale.ROOT, " %d | %.1f | %+.0f %% |", before.size(), sum(before), 100 * (sum(cases) / sum(before) - 1)));
	}

	private static double sum(List<Case> cases) {
		return cases.stream().mapToDouble(Case::seconds).sum();
	}

	private static void printSlowest(List<Case> cases, List<Case> before, int slowest) {
		System.out.println();
		System.out.println(cases.get(0).module());
		cases.stream().sorted(Comparator.comparingDouble(Case::seconds).reversed()).limit(slowest).forEach(one -> System.out.println(
				String.format(Locale.ROOT, "%8.1f s  ", one.seconds()) + (before == null ? "" : before(one, before)) + one.name()));
	}

	private static String before(Case one, List<Case> before) {
		return before.stream().filter(other -> other.name().equals(one.name())).findFirst()
				.map(other -> String.format(Locale.ROOT, "(%.1f s before)  ", other.seconds())).orElse("(new)  ");
	}
}
