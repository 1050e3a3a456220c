/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Planted defects and innocent look-alikes: {@code planted.tsv} says what must be found, and where all must be silent. */
final class Planted {

	private static final int CELLS = 6;
	private static final String ANY = "*";
	private static final String WHOLE_FILE = "-";

	private final List<String> missed = new ArrayList<>();
	private final List<String> falseAlarms = new ArrayList<>();
	private int defects;
	private int lookAlikes;

	/**
	 * Compares what is expected with reports.
	 *
	 * @param folder  planted.tsv and the folder planted with a folder per case
	 * @param reports a report CASE.json per case
	 * @throws IOException when one cannot be read
	 */
	Planted(Path folder, Path reports) throws IOException {
		for (String[] cells : TabbedLines.read(folder.resolve("planted.tsv"), CELLS)) {
			boolean defect = cells[3].equals("found");
			List<Found> there = new ArrayList<>();
			Path report = reports.resolve(cells[0] + ".json");
			if (!Files.exists(report)) {
				throw new IllegalArgumentException("There is no report of the planted case " + cells[0] + ".");
			}
			for (Found found : Reports.read(report, folder.resolve("planted").resolve(cells[0]), cells[0])) {
				Place place = found.place();
				boolean line = cells[2].equals(WHOLE_FILE) || place.line() == Integer.parseInt(cells[2]);
				if (place.file().equals(cells[1]) && line && (cells[4].equals(ANY) || found.tells(cells[4]))) {
					there.add(found);
				}
			}
			String sentence = String.format("%s, %s:%s, %s: %s", cells[0], cells[1], cells[2], cells[4], cells[5]);
			if (defect) {
				defects++;
				if (there.isEmpty()) {
					missed.add(sentence);
				}
			} else {
				lookAlikes++;
				if (!there.isEmpty()) {
					falseAlarms.add(sentence);
				}
			}
		}
	}

	/** {@return the defects that were found at their line} */
	Proportion found() {
		return new Proportion(defects - missed.size(), defects);
	}

	/** {@return the look-alikes that gave a false alarm} */
	Proportion alarmed() {
		return new Proportion(falseAlarms.size(), lookAlikes);
	}

	/** {@return a sentence on each defect that was not found} */
	List<String> missed() {
		return missed;
	}

	/** {@return a sentence on each look-alike that gave a false alarm} */
	List<String> falseAlarms() {
		return falseAlarms;
	}
}
