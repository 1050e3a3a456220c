/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.size.SizedSetting;
import org.wiretune.lint.size.SizingPlan;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.platform.Server;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.terminal.TerminalText;

import com.google.gson.stream.JsonWriter;

/** {@code size}: computes the sizes of all pools from the load, shows the working, and writes them where asked to. */
final class SizeCommand implements Command {

	private final CommandForm form = new CommandForm("size");
	private final SizeArguments load = new SizeArguments(form);
	private final Given<String> server = form.one("--server", "NAME", Words::text);
	private final Given<Boolean> diff = form.flag("--diff");
	private final Given<Path> patch = form.file("--patch", "FILE");
	private final Given<Boolean> apply = form.flag("--apply");
	private final Given<String> format = form.choice("--format", "unknownSizeFormat", "text", "json");
	private final Given<List<Path>> paths = form.rest("PATH...", Words::path);
	private final PrintStream out;
	private final PrintStream err;

	SizeCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() throws CannotRun {
		if (patch.isGiven() && !diff.isGiven()) {
			throw new CannotRun(SizeArguments.text("patchWithoutDiff"));
		}
		if (!paths.isGiven()) {
			throw new CannotRun(CommandTexts.text("noPath", "size"));
		}
		PathsTree tree = new PathsTree(paths.or(List.of()));
		LintResult read = read(tree);
		String wanted = server.or(null);
		if (wanted != null && read.solution().getServers().stream().noneMatch(each -> isNamed(each, wanted))) {
			throw new CannotRun(SizeArguments.text("noServer", wanted, String.join(", ", read.solution().getServers().stream().map(Hosting::serverName).map(Secrets::hidden).toList())));
		}
		SizingPlan plan = SizingPlan.of(read.reading(), load.workload(), each -> wanted == null || isNamed(each, wanted));
		SourceTexts texts = path -> {
			SourceText text = tree.text(path);
			return text == null ? null : text.text();
		};
		if (format.or("text").equals("json")) {
			json(plan, texts, tree);
		} else {
			text(plan, texts, tree);
		}
		return !(apply.isGiven() || diff.isGiven()) || write(plan, texts, tree) ? ExitCode.OK : ExitCode.COULD_NOT_RUN;
	}

	private LintResult read(PathsTree tree) throws CannotRun {
		try {
			LintResult read = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
			LeftOut.tell(tree, read, err);
			return read;
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
	}

	private void text(SizingPlan plan, SourceTexts texts, PathsTree tree) {
		if (plan.settings().isEmpty()) {
			out.println(SizeArguments.text("nothing"));
		}
		String server = null;
		List<SizedSetting> withoutPlace = plan.withoutPlace(texts);
		for (SizedSetting each : plan.settings()) {
			if (!each.server().equals(server)) {
				server = each.server();
				out.println(TerminalText.oneLine(server));
			}
			String now = each.current() == null ? SizeArguments.text("notSet") : each.current();
			String change = each.isChange() ? SizeArguments.text("change", now, each.value()) : SizeArguments.text("fits", each.value());
			out.println("  " + TerminalText.oneLine(each.pool() + ", " + each.setting().getName() + ": " + change + (each.place() == null ? "" : "  [" + tree.shown(each.place().path()) + ':' + each.place().line() + ']')));
			out.println("    " + TerminalText.oneLine(each.working()) + " (" + each.rule() + ')');
			if (withoutPlace.contains(each)) {
				out.println("    " + SizeArguments.text("noPlace"));
			}
		}
		plan.notes().forEach(note -> out.println(SizeArguments.text("note", note)));
	}

	private void json(SizingPlan plan, SourceTexts texts, PathsTree tree) {
		List<SizedSetting> withoutPlace = plan.withoutPlace(texts);
		try {
			// Not closed: the stream belongs to the caller.
			JsonWriter json = new JsonWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
			json.setIndent("  ");
			json.beginObject().name("settings").beginArray();
			for (SizedSetting each : plan.settings()) {
				json.beginObject().name("server").value(each.server()).name("pool").value(each.pool()).name("setting").value(each.setting().getName()).name("current").value(each.current())
						.name("value").value(each.value()).name("change").value(each.isChange()).name("writable").value(!withoutPlace.contains(each)).name("working").value(each.working())
						.name("rule").value(each.rule());
				if (each.place() != null) {
					json.name("path").value(tree.inJson(each.place().path())).name("line").value(each.place().line());
				}
				json.endObject();
			}
			json.endArray().name("notes").beginArray();
			for (String note : plan.notes()) {
				json.value(note);
			}
			json.endArray().endObject().flush();
			out.println();
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}

	/** Shows the changes or makes all of them or none; returns whether that was possible. */
	private boolean write(SizingPlan plan, SourceTexts texts, PathsTree tree) throws CannotRun {
		Optional<Fix> fix = plan.fix(texts);
		if (fix.isEmpty()) {
			return true;
		}
		try (ChangedFiles files = new ChangedFiles(err)) {
			Map<String, String> changed = FixApplier.apply(fix.get(), tree::unchangedText);
			if (diff.isGiven()) {
				files.show(tree, changed, new Differences(out, err, patch.value()));
				return files.left().isEmpty();
			}
			boolean written = files.write(tree, changed.keySet(), changed);
			if (!changed.isEmpty()) {
				err.println(CommandTexts.text("written", files.written().size(), files.left().size()) + files.undoHint());
			}
			return written;
		} catch (FixRefused refused) {
			throw new CannotRun(CommandTexts.text("refused", fix.get().label(), refused.getMessage()));
		}
	}

	/** Whether a server has a name, as it is written or as it is shown, where it holds a secret. */
	private static boolean isNamed(Server server, String name) {
		String written = Hosting.serverName(server);
		return written.equals(name) || Secrets.hidden(written).equals(name);
	}
}
