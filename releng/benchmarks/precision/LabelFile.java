/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The files {@code labels-*.tsv} of a folder. */
final class LabelFile {

	private static final int CELLS = 8;

	private final Path path;
	private final List<Label> labels;

	private LabelFile(Path path, List<Label> labels) {
		this.path = path;
		this.labels = labels;
	}

	/**
	 * {@return the files of labels, by name}
	 *
	 * @param folder where they stand
	 * @throws IOException              when one cannot be read
	 * @throws IllegalArgumentException where a line is no label, or a place has two
	 */
	static List<LabelFile> all(Path folder) throws IOException {
		List<Path> paths;
		try (Stream<Path> files = Files.list(folder)) {
			paths = files.filter(file -> file.getFileName().toString().matches("labels-.*\\.tsv")).sorted().toList();
		}
		List<LabelFile> all = new ArrayList<>();
		Set<Place> places = new HashSet<>();
		for (Path path : paths) {
			List<Label> labels = new ArrayList<>();
			for (String[] cells : TabbedLines.read(path, CELLS)) {
				Place place = new Place(cells[0], cells[1], cells[2], Integer.parseInt(cells[3]), cells[4]);
				if (!places.add(place)) {
					throw new IllegalArgumentException("Two labels of " + path.getFileName() + " have the same place: " + place);
				}
				labels.add(new Label(place, cells[5], Verdict.valueOf(cells[6].toUpperCase(Locale.ROOT)), cells[7]));
			}
			all.add(new LabelFile(path, labels));
		}
		return all;
	}

	/** {@return the labels of this file} */
	List<Label> labels() {
		return labels;
	}

	/**
	 * Writes other labels into this file; its remarks stay above the labels that they are about.
	 *
	 * @param others a label for each of this file, in their order
	 * @throws IOException when it cannot be written
	 */
	void write(List<Label> others) throws IOException {
		StringBuilder text = new StringBuilder();
		Iterator<Label> next = others.iterator();
		for (String line : Files.readAllLines(path)) {
			text.append(TabbedLines.isLine(line) ? line(next.next()) : line + '\n');
		}
		Files.writeString(path, text);
	}

	/** {@return the line of a label, with its end} */
	static String line(Label label) {
		return line(label.place(), label.severity(), label.verdict().name().toLowerCase(Locale.ROOT), label.reason());
	}

	/** {@return a line of the form of a label, with its end} */
	static String line(Place place, String severity, String verdict, String reason) {
		return String.join("\t", place.project(), place.rule(), place.file(), Integer.toString(place.line()), place.key(), severity, verdict, reason) + '\n';
	}
}
