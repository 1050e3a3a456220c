/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.wiretune.ide.alarms.AlarmFindings;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.ChangeSet;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.servers.alarms.Alarm;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;

/**
 * Plays slow choices through on real servers: starts a server with the files of a user, loads it until an alarm is raised,
 * follows the alarm to the line that set the limit, applies its fix to a copy of the file, and repeats the load. Arguments:
 * folder of the samples, application, folder of the H2 driver, folder to work in, document to write, servers.
 */
public final class AlarmsBenchmark {

	/** A load, the alarm that it has to raise, and the figure that the fix has to better. */
	private record Load(String name, String alarm, String figure, LoadRun run) {
	}

	/** Loads a server and tells figures by name with their unit. */
	private interface LoadRun {
		Map<String, Double> play(WatchedShop shop) throws Exception;
	}

	/** What came of a load. */
	record Played(String server, String load, Alarm alarm, String place, String fix, Map<String, Double> before, Map<String, Double> after) {
	}

	private static final int ORDERS = 1000;
	private static final int SECONDS = 20;

	private final Path samples;
	private final Path application;
	private final Path driver;
	private final Path work;
	private final Set<String> fired = new TreeSet<>();
	private final Map<String, Set<String>> figures = new TreeMap<>();
	private final List<Played> played = new ArrayList<>();
	private boolean missed;

	private AlarmsBenchmark(Path samples, Path application, Path driver, Path work) {
		this.samples = samples;
		this.application = application;
		this.driver = driver;
		this.work = work;
	}

	public static void main(String[] arguments) throws Exception {
		AlarmsBenchmark benchmark = new AlarmsBenchmark(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]), Path.of(arguments[3]));
		for (int i = 5; i < arguments.length; i++) {
			ServerKind kind = ServerKind.find(arguments[i]).orElseThrow();
			if (!new ServerInstallations().isHere(kind)) {
				System.out.println(kind.label() + " is not in the cache and is left out; 'releng/wiretune run --server " + kind.id() + "' fetches it.");
				continue;
			}
			benchmark.play(kind);
		}
		EmbeddedAlarms.play(benchmark.fired, benchmark.figures);
		AlarmsDocument.write(Path.of(arguments[4]), benchmark.fired, benchmark.figures, benchmark.played);
		System.out.println("Written: " + arguments[4]);
		// Waiting threads of a lost connection end by themselves; nothing is to be waited for.
		System.exit(benchmark.missed ? 1 : 0);
	}

	private static List<Load> loads(ServerKind kind) {
		Load connections = new Load("20 clients hold a connection for 200 ms each", "ds-max-equals-max-in-use", "ms a call, mean",
				shop -> shop.calls("hold", 200, 20, SECONDS));
		if (kind == ServerKind.LIBERTY) {
			return List.of(connections, new Load("a burst of " + 2 * ORDERS + " orders of 400 ms, and 10 clients that only ask", "connector-maxthreads-reached",
					"ms a call, mean", shop -> {
						shop.call("send", 2 * ORDERS);
						return shop.calls("ask", 0, 10, SECONDS);
					}));
		}
		return List.of(new Load("a burst of " + ORDERS + " orders of 400 ms", "mdb-sessions-oscillate-live", "ms wait for an instance a message",
				shop -> shop.orders(ORDERS, SECONDS)), connections,
				new Load("80 clients that take 200 ms each", "connector-maxthreads-reached", "ms a call, mean", shop -> shop.calls("sleep", 200, 80, SECONDS)));
	}

	private void play(ServerKind kind) throws Exception {
		Path solution = Files.createDirectories(work.resolve(kind.id()).resolve("solution"));
		Path file = ShopServer.configure(kind, samples, solution);
		Map<String, Map<String, Double>> before = new LinkedHashMap<>();
		Map<String, Alarm> alarms = new LinkedHashMap<>();
		String name;
		try (WatchedShop shop = WatchedShop.start(kind, file, application, driver, work.resolve(kind.id()).resolve("before"))) {
			name = shop.name();
			for (Load load : loads(kind)) {
				System.out.println(name + ": " + load.name());
				shop.forget();
				before.put(load.name(), load.run().play(shop));
				tell(shop, load.name(), before.get(load.name()));
				Optional<Alarm> raised = shop.raised().stream().filter(alarm -> alarm.id().equals(load.alarm())).findFirst();
				raised.ifPresent(alarm -> alarms.put(load.name(), alarm));
				if (raised.isEmpty()) {
					missed = true;
					System.out.println("  NOT RAISED: " + load.alarm());
				}
			}
			note(shop);
		}
		Map<String, Finding> leads = mend(solution, alarms);
		try (WatchedShop shop = WatchedShop.start(kind, file, application, driver, work.resolve(kind.id()).resolve("after"))) {
			for (Load load : loads(kind)) {
				System.out.println(name + ", mended: " + load.name());
				shop.forget();
				Map<String, Double> after = load.run().play(shop);
				tell(shop, load.name(), after);
				compare(name, load, alarms.get(load.name()), leads.get(load.name()), before.get(load.name()), after, shop);
			}
			note(shop);
		}
	}

	private void compare(String server, Load load, Alarm alarm, Finding lead, Map<String, Double> before, Map<String, Double> after, WatchedShop shop) {
		if (alarm == null || lead == null) {
			missed = true;
			return;
		}
		double first = before.getOrDefault(load.figure(), Double.NaN);
		double second = after.getOrDefault(load.figure(), Double.NaN);
		boolean again = shop.raised().stream().anyMatch(each -> each.isSame(alarm));
		System.out.printf(Locale.ROOT, "  %s: %.1f before, %.1f after%s%n", load.figure(), first, second, again ? "; the alarm was raised again" : "; no such alarm");
		missed |= again || !(second < first);
		String fix = lead.fixes().isEmpty() ? "" : lead.fixes().get(0).label();
		played.add(new Played(server, load.name(), alarm, lead.origin().path() + ':' + lead.origin().line(), fix, before, after));
	}

	private static void tell(WatchedShop shop, String load, Map<String, Double> figures) {
		figures.forEach((figure, value) -> System.out.printf(Locale.ROOT, "  %-38s %10.1f%n", figure, value));
		shop.raised().forEach(alarm -> System.out.println("  ALARM " + alarm.id() + (alarm.source().isEmpty() ? "" : '.' + alarm.source()) + ": " + alarm.message()));
	}

	private void note(WatchedShop shop) {
		shop.everRaised().forEach(key -> fired.add(key + '\t' + shop.name()));
		shop.metrics().forEach(metric -> figures.computeIfAbsent(metric, each -> new TreeSet<>()).add(shop.name()));
	}

	/** Follows each alarm to the user's file and applies its first fix there. */
	private static Map<String, Finding> mend(Path solution, Map<String, Alarm> alarms) throws IOException {
		LintResult read = Linter.lint(new FolderTree(solution), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		Map<String, Finding> leads = new LinkedHashMap<>();
		ChangeSet changes = new ChangeSet();
		alarms.forEach((load, alarm) -> AlarmFindings.of(read.solution(), alarm).stream().findFirst().ifPresentOrElse(finding -> {
			leads.put(load, finding);
			System.out.println("  " + alarm.id() + " leads to " + finding.origin().path() + ':' + finding.origin().line());
			for (Fix fix : finding.fixes()) {
				System.out.println("    " + fix.label());
				changes.add(fix.changes());
			}
		}, () -> System.out.println("  " + alarm.id() + " leads to no file")));
		for (String path : changes.paths()) {
			Path file = solution.resolve(path);
			StringBuilder text = new StringBuilder(Files.readString(file));
			List<TextChange> edits = new ArrayList<>(changes.of(path));
			edits.sort((one, other) -> Integer.compare(other.offset(), one.offset()));
			edits.forEach(edit -> text.replace(edit.offset(), edit.end(), edit.replacement()));
			Files.writeString(file, text);
		}
		return leads;
	}
}
