/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.Corpus;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.source.SourceTree;

/** The wiring as JSON. */
class ModuleJsonTest {

	private static final String SCDL = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xmlns:s='http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0'";

	private static JsonObject json(SourceTree tree) throws IOException {
		return JsonParser.parseString(ModuleJson.write(Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading())).getAsJsonObject();
	}

	@Test
	void modulesTheirPartsAndWiresAreWritten() throws IOException {
		MemoryTree tree = new MemoryTree().with("a/sca.module", "<s:module " + SCDL + " name='A'/>").with("b/sca.module", "<s:module " + SCDL + " name='B'/>")
				.with("a/C.component", "<s:component " + SCDL + " name='C'><references><reference name='R'><wire target='I'/><wire target='Gone'/></reference></references>"
						+ "<implementation xsi:type='j:JavaImplementation' class='X'/></s:component>")
				.with("a/I.import", "<s:import " + SCDL + " name='I'><interfaces><interface preferredInteractionStyle='async'/></interfaces>"
						+ "<esbBinding xsi:type='s:SCAImportBinding' module='B' export='E'/></s:import>")
				.with("a/W.import", "<s:import " + SCDL + " name='W'><esbBinding xsi:type='j:JaxWsImportBinding' endpoint='http://h/x'/></s:import>")
				.with("a/sca.references", "<s:references " + SCDL + "><reference name='Client'><wire target='C'/></reference></s:references>")
				.with("b/E.export", "<s:export " + SCDL + " name='E' target='D'/>").with("b/D.component", "<s:component " + SCDL + " name='D'/>");
		assertEquals(JsonParser.parseString("""
				{"modules":[
				  {"name":"A","path":"a","kind":"module",
				   "components":[{"name":"C","implementation":"JavaImplementation","performer":"java","interactionStyle":"unstated","qualifiers":[]}],
				   "imports":[{"name":"I","binding":"SCA","interactionStyle":"async","target":"B/E","resolved":true},
				              {"name":"W","binding":"JAX-WS","interactionStyle":"unstated","target":"http://h/x","resolved":false}],
				   "exports":[]},
				  {"name":"B","path":"b","kind":"module",
				   "components":[{"name":"D","implementation":null,"performer":"other","interactionStyle":"unstated","qualifiers":[]}],
				   "imports":[],
				   "exports":[{"name":"E","binding":"none","interactionStyle":"unstated","target":"D"}]}],
				 "wires":[
				  {"from":"a/C","reference":"R","to":"a/I","target":"I","resolved":true,"style":"any","reason":"code-decides"},
				  {"from":"a/C","reference":"R","to":null,"target":"Gone","resolved":false},
				  {"from":"a","reference":"Client","to":"a/C","target":"C","resolved":true},
				  {"from":"a/I","reference":null,"to":"b/E","target":"E","resolved":true},
				  {"from":"b/E","reference":null,"to":"b/D","target":"D","resolved":true}]}
				"""), json(tree));
	}

	@Test
	void theCorpusIsWrittenWithTheWordsOfTheModel() throws IOException {
		JsonObject json = json(Corpus.tree("sca-wid"));
		JsonArray modules = json.getAsJsonArray("modules");
		assertEquals(25, modules.size());
		int imports = 0;
		for (JsonElement module : modules) {
			assertEquals(Set.of("name", "path", "kind", "components", "imports", "exports"), module.getAsJsonObject().keySet());
			for (JsonElement imported : module.getAsJsonObject().getAsJsonArray("imports")) {
				assertEquals(Set.of("name", "binding", "interactionStyle", "target", "resolved"), imported.getAsJsonObject().keySet());
				assertTrue(Set.of("SCA", "JAX-WS", "JAX-RPC", "EJB").contains(imported.getAsJsonObject().get("binding").getAsString()));
				imports++;
			}
		}
		assertEquals(18, imports);
		for (JsonElement wire : json.getAsJsonArray("wires")) {
			assertEquals(wire.getAsJsonObject().get("resolved").getAsBoolean(), !wire.getAsJsonObject().get("to").isJsonNull());
		}
	}

	@Test
	void secretsInNamesAreHidden() throws IOException {
		MemoryTree tree = new MemoryTree().with("a/sca.module", "<s:module " + SCDL + " name='A'/>")
				.with("a/C.component", "<s:component " + SCDL + " name='amqp://u:p4ss@h'><references><reference name='password=p4ss'><wire target='I token=p4ss'/></reference></references>"
						+ "<implementation xsi:type='j:JavaImplementation' class='X'/></s:component>")
				.with("a/I.import", "<s:import " + SCDL + " name='I token=p4ss'/>").with("a/E.export", "<s:export " + SCDL + " name='E pwd=p4ss' target='C'/>");
		JsonObject json = json(tree);
		assertTrue(!json.toString().contains("p4ss"), json.toString());
		assertTrue(json.toString().contains("amqp://u:***@h") && json.toString().contains("a/I token=***"), json.toString());
	}

	@Test
	void callsOfCompositesTellHowTheyRun() throws IOException {
		MemoryTree tree = new MemoryTree().with("a/switchyard.xml", "<y:switchyard xmlns:y='urn:switchyard-config:switchyard:1.0' xmlns='http://docs.oasis-open.org/ns/opencsa/sca/200912' name='a'>"
				+ "<composite name='a'><component name='Bean'><reference name='Out'/></component><reference name='Out' promote='Bean/Out'><binding.jms><queue>Q</queue></binding.jms></reference></composite></y:switchyard>");
		JsonObject wire = json(tree).getAsJsonArray("wires").get(0).getAsJsonObject();
		assertEquals(JsonParser.parseString("""
				{"from":"a/Bean","reference":"Out","to":"a/Out","target":"Out","resolved":true,
				 "style":"async","reason":"messaging-binding","exchange":"unknown","reach":"remote","passing":"by-value"}
				"""), wire);
	}
}
