/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.recordings;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Pattern;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.gauges.ChartMark;
import org.wiretune.servers.gauges.HistoryCsv;
import org.wiretune.servers.gauges.KeptHistory;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.servers.metrics.MetricHistory.Break;
import org.wiretune.servers.metrics.MetricHistory.BreakKind;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries;
import org.wiretune.servers.own.OwnGauge;
import org.wiretune.servers.own.OwnGaugeLine;
import org.wiretune.servers.own.OwnGauges;

/**
 * What gauges have shown, as a text file: the comma separated values of {@link HistoryCsv}, after lines that begin with a number
 * sign and a word. {@code # WireTune gauges 1} is the first; {@code program} names the program, {@code gauge} is a gauge of the
 * user as its line, {@code break}, {@code moment} and {@code alarm} tell what was seen. A file of values alone, as the export of
 * figures writes it, is one too. Immutable.
 *
 * @param kept
 *            what was read and seen
 * @param own
 *            the gauges that the user had made of the program
 */
public record GaugeRecording(KeptHistory kept, OwnGauges own) {

	/** How the name of such a file ends. */
	public static final String END = ".gauges.csv"; //$NON-NLS-1$

	/** The largest file that is read. A full hour of a thousand figures is less than half of it. */
	public static final long MOST_BYTES = 64L << 20;

	private static final Texts TEXTS = Texts.of(GaugeRecording.class, "messages"); //$NON-NLS-1$
	private static final String FIRST = "# WireTune gauges 1"; //$NON-NLS-1$
	private static final Pattern UNIT = Pattern.compile(" \\([a-z ]{1,30}\\)$"); //$NON-NLS-1$
	private static final int MOST_LINES_BEFORE = 5_000;
	private static final String[] WORDS = { "program", "gauge", "break", "moment", "alarm" }; //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$

	/**
	 * Writes it.
	 *
	 * @param tables
	 *            tell units of figures
	 * @param writer
	 *            takes the text; not closed
	 * @throws IOException
	 *             when it cannot be written
	 */
	public void write(ServerTables tables, Writer writer) throws IOException {
		line(writer, FIRST);
		JsonObject program = new JsonObject();
		program.addProperty("name", kept.name()); //$NON-NLS-1$
		program.addProperty("place", kept.place()); //$NON-NLS-1$
		line(writer, "# program " + program); //$NON-NLS-1$
		for (OwnGauge gauge : own.list()) {
			line(writer, "# gauge " + gauge); //$NON-NLS-1$
		}
		for (Break each : kept.history().breaks()) {
			line(writer, "# break " + Instant.ofEpochMilli(each.time()) + ' ' + each.kind()); //$NON-NLS-1$
		}
		for (ChartMark moment : kept.moments()) {
			JsonObject object = new JsonObject();
			object.addProperty("kind", moment.kind().name()); //$NON-NLS-1$
			object.addProperty("from", Instant.ofEpochMilli(moment.from()).toString()); //$NON-NLS-1$
			object.addProperty("text", moment.text()); //$NON-NLS-1$
			line(writer, "# moment " + object); //$NON-NLS-1$
		}
		for (KeptAlarm alarm : kept.alarms()) {
			line(writer, "# alarm " + object(alarm)); //$NON-NLS-1$
		}
		HistoryCsv.write(kept.history(), tables.metrics(), Long.MIN_VALUE, Long.MAX_VALUE, writer);
	}

	private static void line(Writer writer, String text) throws IOException {
		writer.write(text);
		writer.write("\r\n"); //$NON-NLS-1$
	}

	private static JsonObject object(KeptAlarm kept) {
		Alarm alarm = kept.alarm();
		JsonObject object = new JsonObject();
		object.addProperty("id", alarm.id()); //$NON-NLS-1$
		object.addProperty("source", alarm.source()); //$NON-NLS-1$
		object.addProperty("instance", alarm.instance()); //$NON-NLS-1$
		object.addProperty("since", Instant.ofEpochMilli(alarm.since()).toString()); //$NON-NLS-1$
		kept.endedAt().ifPresent(end -> object.addProperty("until", Instant.ofEpochMilli(end).toString())); //$NON-NLS-1$
		object.addProperty("unit", alarm.unit()); //$NON-NLS-1$
		if (Double.isFinite(alarm.observed())) {
			object.addProperty("observed", alarm.observed()); //$NON-NLS-1$
		}
		if (Double.isFinite(alarm.limit())) {
			object.addProperty("limit", alarm.limit()); //$NON-NLS-1$
		}
		object.addProperty("message", alarm.message()); //$NON-NLS-1$
		return object;
	}

	/**
	 * {@return the recording of a file}
	 *
	 * @param file
	 *            the file
	 * @throws IOException
	 *             when it cannot be read or is none, in a sentence
	 */
	public static GaugeRecording read(Path file) throws IOException {
		if (Files.size(file) > MOST_BYTES) {
			throw new IOException(TEXTS.get("large", file.toString(), Long.toString(MOST_BYTES >> 20))); //$NON-NLS-1$
		}
		try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
			return new Reading(file).read(reader);
		} catch (CharacterCodingException binary) {
			throw new IOException(TEXTS.get("none", file.toString()), binary); //$NON-NLS-1$
		}
	}

	/** One file while it is read. */
	private static final class Reading {

		private final Path file;
		private String name;
		private String place = ""; //$NON-NLS-1$
		private final List<OwnGauge> gauges = new ArrayList<>();
		private final Deque<Break> breaks = new ArrayDeque<>();
		private final List<ChartMark> moments = new ArrayList<>();
		private final List<KeptAlarm> alarms = new ArrayList<>();
		private int number;

		Reading(Path file) {
			this.file = file;
			name = String.valueOf(file.getFileName());
		}

		GaugeRecording read(BufferedReader reader) throws IOException {
			String line = next(reader);
			boolean ours = line != null && line.strip().equals(FIRST);
			if (!ours && (line == null || !line.startsWith("time,") && !line.equals("time"))) { //$NON-NLS-1$ //$NON-NLS-2$
				throw new IOException(TEXTS.get("none", file.toString())); //$NON-NLS-1$
			}
			try {
				while (line != null && line.startsWith("#")) { //$NON-NLS-1$
					if (number > MOST_LINES_BEFORE) {
						throw wrong();
					}
					before(line);
					line = next(reader);
				}
				MetricHistory history = new MetricHistory(MetricSeries.ONE_HOUR);
				values(line, reader, history);
				if (history.lastTime() == Long.MIN_VALUE) {
					throw new IOException(TEXTS.get("empty", file.toString())); //$NON-NLS-1$
				}
				return new GaugeRecording(new KeptHistory(name, place, history, alarms, moments), new OwnGauges(gauges));
			} catch (IllegalArgumentException | IllegalStateException | DateTimeException | ClassCastException | NullPointerException | JsonParseException | UnsupportedOperationException mistake) {
				throw new IOException(TEXTS.get("line", file.toString(), Integer.toString(number)), mistake); //$NON-NLS-1$
			}
		}

		private String next(BufferedReader reader) throws IOException {
			number++;
			return reader.readLine();
		}

		private static IllegalArgumentException wrong() {
			return new IllegalArgumentException();
		}

		private void before(String line) {
			for (String word : WORDS) {
				String begin = "# " + word + ' '; //$NON-NLS-1$
				if (line.startsWith(begin)) {
					take(word, line.substring(begin.length()).strip());
				}
			}
		}

		private void take(String word, String text) {
			switch (word) {
			case "program" -> { //$NON-NLS-1$
				JsonObject program = JsonParser.parseString(text).getAsJsonObject();
				name = text(program, "name"); //$NON-NLS-1$
				place = text(program, "place"); //$NON-NLS-1$
			}
			case "gauge" -> gauges.add(OwnGaugeLine.read(text)); //$NON-NLS-1$
			case "break" -> breaks.add(new Break(millis(text.substring(0, text.indexOf(' '))), BreakKind.valueOf(text.substring(text.indexOf(' ') + 1)))); //$NON-NLS-1$
			case "moment" -> { //$NON-NLS-1$
				JsonObject moment = JsonParser.parseString(text).getAsJsonObject();
				moments.add(ChartMark.at(ChartMark.Kind.valueOf(text(moment, "kind")), millis(text(moment, "from")), text(moment, "text"))); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			}
			case "alarm" -> alarms.add(alarm(JsonParser.parseString(text).getAsJsonObject())); //$NON-NLS-1$
			default -> throw wrong();
			}
		}

		private static KeptAlarm alarm(JsonObject object) {
			KeptAlarm alarm = new KeptAlarm(new Alarm(text(object, "id"), text(object, "source"), text(object, "instance"), millis(text(object, "since")), figure(object, "observed"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
					figure(object, "limit"), Double.NaN, text(object, "unit"), LimitOwner.NONE, text(object, "message"), List.of())); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			OptionalLong until = object.has("until") ? OptionalLong.of(millis(text(object, "until"))) : OptionalLong.empty(); //$NON-NLS-1$ //$NON-NLS-2$
			return until.isPresent() ? alarm.ended(until.getAsLong()) : alarm;
		}

		private static String text(JsonObject object, String member) {
			JsonElement value = object.get(member);
			return value == null ? "" : value.getAsString(); //$NON-NLS-1$
		}

		private static double figure(JsonObject object, String member) {
			return object.has(member) ? object.get(member).getAsDouble() : Double.NaN;
		}

		private static long millis(String time) {
			return Instant.parse(time).toEpochMilli();
		}

		private void values(String heads, BufferedReader reader, MetricHistory history) throws IOException {
			List<MetricKey> keys = keys(heads == null ? "" : heads); //$NON-NLS-1$
			for (String line = next(reader); line != null; line = next(reader)) {
				if (line.isBlank()) {
					continue;
				}
				String[] fields = line.split(",", -1); //$NON-NLS-1$
				long time = millis(fields[0]);
				if (fields.length > keys.size() + 1 || time < history.lastTime()) {
					throw wrong();
				}
				Map<MetricKey, Double> values = new HashMap<>();
				for (int i = 1; i < fields.length; i++) {
					double value = fields[i].isEmpty() ? Double.NaN : Double.parseDouble(fields[i]);
					if (Double.isFinite(value)) {
						values.put(keys.get(i - 1), value);
					}
				}
				while (!breaks.isEmpty() && breaks.peekFirst().time() <= time) {
					history.addBreak(time, breaks.removeFirst().kind());
				}
				history.add(time, values);
			}
		}

		/** The figures of the columns behind the time. */
		private static List<MetricKey> keys(String heads) {
			List<MetricKey> keys = new ArrayList<>();
			int at = heads.indexOf(',');
			if (!heads.startsWith("time")) { //$NON-NLS-1$
				throw wrong();
			}
			while (at >= 0 && at + 1 < heads.length()) {
				if (heads.charAt(at + 1) != '"' || keys.size() >= MetricHistory.MOST_SERIES) {
					throw wrong();
				}
				StringBuilder field = new StringBuilder();
				int i = at + 2;
				while (i < heads.length() && (heads.charAt(i) != '"' || i + 1 < heads.length() && heads.charAt(i + 1) == '"')) {
					i += heads.charAt(i) == '"' ? 1 : 0;
					field.append(heads.charAt(i++));
				}
				keys.add(key(UNIT.matcher(field).replaceFirst(""))); //$NON-NLS-1$
				at = heads.indexOf(',', i);
			}
			return keys;
		}

		private static MetricKey key(String text) {
			int open = text.indexOf('[');
			return open > 0 && text.endsWith("]") ? new MetricKey(text.substring(0, open), text.substring(open + 1, text.length() - 1)) : MetricKey.of(text); //$NON-NLS-1$
		}
	}
}
