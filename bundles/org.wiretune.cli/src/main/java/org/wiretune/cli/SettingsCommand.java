/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.settings.SettingNode;
import org.wiretune.lint.settings.SettingTree;
import org.wiretune.lint.settings.ShownValue;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.terminal.TerminalText;

import com.google.gson.stream.JsonWriter;

/** {@code settings}: lists the settings of all files, each with its value or default and its place. */
final class SettingsCommand implements Command {

	private final CommandForm form = new CommandForm("settings");
	private final Given<Boolean> onlySet = form.flag("--set");
	private final Given<Boolean> files = form.flag("--files");
	private final Given<String> format = form.choice("--format", "unknownSettingsFormat", "text", "json");
	private final Given<List<Path>> paths = form.rest("PATH...", Words::path);
	private final PrintStream out;
	private final PrintStream err;

	SettingsCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() throws CannotRun {
		if (!paths.isGiven()) {
			throw new CannotRun(CommandTexts.text("noPath", "settings"));
		}
		PathsTree tree = new PathsTree(paths.or(List.of()));
		if (onlySet.isGiven() && files.isGiven()) {
			throw new CannotRun(CommandTexts.text("filesOrSet"));
		}
		LintResult result;
		FileInventory inventory = new FileInventory();
		try {
			result = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, files.isGiven() ? inventory : LintListener.NONE);
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", tree.name(), Unreadable.toTheEnd(problem)));
		}
		for (ReadProblem problem : result.problems()) {
			err.println(TerminalText.oneLine(tree.shown(problem.origin().path()) + ':' + problem.origin().line() + ": " + problem.message()));
		}
		tree.leftOut().ifPresent(err::println);
		if (files.isGiven()) {
			if (format.or("text").equals("json")) {
				inventory.json(tree::inJson, out);
			} else {
				inventory.text(tree::shown, out);
			}
			return ExitCode.OK;
		}
		List<SettingNode> nodes = SettingTree.of(result.solution());
		if (format.or("text").equals("json")) {
			json(nodes, tree);
		} else {
			nodes.forEach(node -> text(node, 0, tree));
		}
		return ExitCode.OK;
	}

	private boolean isShown(SettingNode node) {
		return !onlySet.isGiven() || (node.setting() != null ? node.isSet() : node.children().stream().anyMatch(this::isShown));
	}

	private void text(SettingNode node, int depth, PathsTree tree) {
		if (!isShown(node)) {
			return;
		}
		StringBuilder line = new StringBuilder("  ".repeat(depth)).append(node.label());
		if (!node.detail().isEmpty()) {
			line.append(" (").append(node.detail()).append(')');
		}
		if (node.setting() != null) {
			line.append(": ").append(node.value().isEmpty() ? CommandTexts.text("notSet") : node.value());
			if (node.isSet()) {
				line.append("  [").append(tree.shown(node.path())).append(':').append(node.origin().line()).append(']');
			} else if (node.setting().getDefaultSource() != null) {
				line.append("  [").append(CommandTexts.text("defaultOf", node.setting().getDefaultSource())).append(']');
			}
		}
		out.println(TerminalText.oneLine(line.toString()));
		node.children().forEach(child -> text(child, depth + 1, tree));
	}

	private void json(List<SettingNode> nodes, PathsTree tree) {
		try {
			// Not closed: the stream belongs to the caller.
			JsonWriter json = new JsonWriter(new java.io.OutputStreamWriter(out, java.nio.charset.StandardCharsets.UTF_8));
			json.setIndent("  ");
			json(nodes, json, tree);
			json.flush();
			out.println();
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}

	private void json(List<SettingNode> nodes, JsonWriter json, PathsTree tree) throws IOException {
		json.beginArray();
		for (SettingNode node : nodes) {
			if (!isShown(node)) {
				continue;
			}
			json.beginObject().name("kind").value(node.kind().name().toLowerCase(java.util.Locale.ROOT)).name("label").value(node.label());
			if (!node.detail().isEmpty()) {
				json.name("detail").value(node.detail());
			}
			if (node.origin() != null) {
				json.name("path").value(tree.inJson(node.origin().path())).name("line").value(node.origin().line());
			}
			if (node.setting() != null) {
				json.name("name").value(Secrets.hidden(node.setting().getName())).name("state").value(node.setting().getState().getLiteral()).name("value").value(ShownValue.of(node.setting()))
						.name("resolved").value(ShownValue.resolved(node.setting())).name("unit").value(node.setting().getUnit()).name("default").value(node.setting().getDefaultSource());
			} else {
				json.name("children");
				json(node.children(), json, tree);
			}
			json.endObject();
		}
		json.endArray();
	}
}
