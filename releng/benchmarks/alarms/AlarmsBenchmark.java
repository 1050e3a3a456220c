/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.wiretune.analysis.alarm.AlarmFindings;
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
import org.wiretune.perf.alarm.Alarm;
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
	record Played(String server, String load, Alarm alarm, List<String> places, List<String> fixes, Map<String, Double> before, Map<String, Double> after) {
	}

	private static final int ORDERS = 1000;
	private static final int SECONDS = 20;
	/** How often an alarm that comes again is mended again, as the sources say of data sources: increase until it stays below. */
	private static final int ROUNDS = 3;

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
		Load connections = new Load("20 clients hold a connection for 200 ms each", "ds-pool-waiters-thread-dump", "ms a call, mean",
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
		List<Played> first = null;
		List<Played> last = List.of();
		for (int round = 0; round <= ROUNDS; round++) {
			List<Played> now = round(kind, file, work.resolve(kind.id()).resolve("round-" + round));
			if (first == null) {
				first = now;
				missed |= now.stream().anyMatch(each -> each.alarm() == null);
			}
			last = now;
			if (now.stream().noneMatch(each -> each.alarm() != null) || round == ROUNDS) {
				break;
			}
			mend(solution, first, now);
		}
		for (int i = 0; i < first.size(); i++) {
			Played before = first.get(i);
			Played after = last.get(i);
			String figure = loads(kind).get(i).figure();
			System.out.printf(Locale.ROOT, "%s, %s: %s %.1f before, %.1f after; %s%n", before.server(), before.load(), figure, before.before().get(figure),
					after.before().get(figure), after.alarm() == null ? "no such alarm any more" : "THE ALARM STAYS");
			missed |= after.alarm() != null || !(after.before().get(figure) < before.before().get(figure));
			played.add(new Played(before.server(), before.load(), before.alarm(), before.places(), before.fixes(), before.before(), after.before()));
		}
	}

	/** Starts the server with the file as it is now, and plays all loads. */
	private List<Played> round(ServerKind kind, Path file, Path folder) throws Exception {
		List<Played> now = new ArrayList<>();
		try (WatchedShop shop = WatchedShop.start(kind, file, application, driver, folder)) {
			for (Load load : loads(kind)) {
				System.out.println(shop.name() + ": " + load.name());
				shop.forget();
				Map<String, Double> figures = load.run().play(shop);
				figures.forEach((figure, value) -> System.out.printf(Locale.ROOT, "  %-38s %10.1f%n", figure, value));
				shop.raised().forEach(alarm -> System.out.println("  ALARM " + alarm.id() + (alarm.source().isEmpty() ? "" : '.' + alarm.source()) + ": " + alarm.message()));
				Alarm raised = shop.raised().stream().filter(alarm -> alarm.id().equals(load.alarm())).findFirst().orElse(null);
				now.add(new Played(shop.name(), load.name(), raised, new ArrayList<>(), new ArrayList<>(), figures, Map.of()));
			}
			shop.everRaised().forEach(key -> fired.add(key + '\t' + shop.name()));
			shop.metrics().forEach(metric -> this.figures.computeIfAbsent(metric, each -> new TreeSet<>()).add(shop.name()));
		}
		return now;
	}

	/** Follows each alarm to the user's file and applies its first fix there; what is changed is noted with the first round. */
	private static void mend(Path solution, List<Played> first, List<Played> now) throws IOException {
		LintResult read = Linter.lint(new FolderTree(solution), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		ChangeSet changes = new ChangeSet();
		for (int i = 0; i < now.size(); i++) {
			Alarm alarm = now.get(i).alarm();
			Optional<Finding> lead = alarm == null ? Optional.empty() : AlarmFindings.of(read.reading(), alarm).stream().findFirst();
			if (lead.isEmpty()) {
				continue;
			}
			String place = lead.get().origin().path() + ':' + lead.get().origin().line();
			Fix fix = lead.get().fixes().get(0);
			System.out.println("  " + alarm.id() + " leads to " + place + "; " + fix.label());
			changes.add(fix.changes());
			first.get(i).places().add(place);
			first.get(i).fixes().add(fix.label());
		}
		for (String path : changes.paths()) {
			// Paths begin with the name of the folder that was read.
			Path file = solution.resolveSibling(path);
			StringBuilder text = new StringBuilder(Files.readString(file));
			List<TextChange> edits = new ArrayList<>(changes.of(path));
			edits.sort((one, other) -> Integer.compare(other.offset(), one.offset()));
			edits.forEach(edit -> text.replace(edit.offset(), edit.end(), edit.replacement()));
			Files.writeString(file, text);
		}
	}
}
