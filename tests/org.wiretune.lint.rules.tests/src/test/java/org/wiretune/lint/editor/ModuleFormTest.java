/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceTexts;

class ModuleFormTest {

	@Test
	void aModuleFileShowsAllItsParts() {
		ModuleForm form = form(SampleSolution.files(), SampleSolution.MODULE);
		assertEquals("SenderModule (module)", form.title());
		assertTrue(form.description().contains("server1") && form.description().contains("WebSphere"), form.description());
		assertEquals(List.of("SenderComponent", "SenderProcess", "ReceiverHTTP", "ReceiverJMS", "ReceiverSCAAsync", "ReceiverSCASync", "ReceiverWebService"),
				form.elements().stream().map(FormElement::name).toList());
		List<String> ids = form.elements().stream().flatMap(element -> element.rows().stream()).map(FormRow::id).toList();
		assertEquals(ids.size(), new HashSet<>(ids).size(), "each row has an id of its own");
	}

	@Test
	void aPartShowsItselfWithWhatGovernsIt() {
		ModuleForm form = form(SampleSolution.files(), SampleSolution.IMPORT);
		assertEquals("Import ReceiverSCAAsync", form.title());
		FormElement element = form.elements().get(0);
		assertEquals(1, form.elements().size());
		assertEquals(List.of("Binding", "Interface", "Activation specification ReceiverModule_AS", "Resource adapter", "Thread pool Default"),
				element.groups().stream().map(FormGroup::title).toList());
		FormRow concurrency = row(form, "/maximumConcurrency");
		assertEquals("100", concurrency.value());
		assertEquals(SampleSolution.RESOURCES, concurrency.place().path());
		assertEquals("resources.xml:38", concurrency.place().label());
		FormRow size = row(form, "/maximumSize");
		assertEquals("20", size.value());
		assertEquals("threads", size.unit());
		assertEquals(SampleSolution.SERVER, size.place().path());
		FormRow timeout = row(form, "/inactivityTimeout");
		assertFalse(timeout.isSet());
		assertEquals("3500", timeout.value());
		assertEquals("Default of " + timeout.setting().getDefaultSource(), timeout.standard());
		assertTrue(timeout.standard().contains("Thread inactivity timeout"), timeout.standard());
	}

	@Test
	void aMessagingExportShowsItsOwnActivationSpecification() {
		ModuleForm form = form(SampleSolution.files(), SampleSolution.EXPORT);
		assertEquals("ReceiverModule/JMS_Export_AS", row(form, "/jndiName").value());
		assertEquals("10", row(form, "/maximumConcurrency").value());
		assertEquals("Destination (send)", row(form, "/destination.send").label());
		assertTrue(row(form, "/destination.send").choices().contains("ReceiverModule/JMS_Export_RECEIVE_D"));
	}

	@Test
	void findingsStandBesideTheirValues() {
		ModuleForm form = form(SampleSolution.files(), SampleSolution.IMPORT);
		List<Finding> findings = row(form, "/style").findings();
		assertEquals(List.of("sca-async-binding"), findings.stream().map(Finding::ruleId).toList());
		assertFalse(findings.get(0).fixes().isEmpty());
		assertTrue(form.elements().get(0).findings().isEmpty(), "it is not said twice");
	}

	@ParameterizedTest
	@CsvSource({ "/style, sync", "/style, any", "/targetExport, JMS_Export", "/JoinTransaction, true", "/maximumConcurrency, 12", "/maximumBatchSize, 5",
			"/maximumSize, 40", "/minimumSize, 200", "/inactivityTimeout, 7000", "/growable, true", "/threadPoolAlias, WebContainer", "/targetModule, A&B<\">" })
	void anEditChangesTheTextAndReadsBackAndDoesNothingTwice(String id, String value) throws Exception {
		Files files = SampleSolution.files();
		ModuleForm form = form(files, SampleSolution.IMPORT);
		FormRow row = row(form, id);
		assertNull(row.problem(value));
		List<TextChange> changes = row.changes(value, texts(files));
		assertEquals(1, changes.size());
		TextChange change = changes.get(0);
		String before = files.text(change.path());
		assertTrue(before.startsWith(change.expected(), change.offset()));
		Fix fix = new Fix("form/edit", "", "", FixEffect.KEEPS_MEANING, "", changes);
		files.apply(fix);
		assertEquals(before.substring(0, change.offset()) + change.replacement() + before.substring(change.end()), files.text(change.path()));
		FormRow after = row(form(files, SampleSolution.IMPORT), id);
		assertEquals(value, after.value());
		assertTrue(after.isSet());
		assertEquals(List.of(), after.changes(value, texts(files)), "applied twice does nothing");
		String once = files.text(change.path());
		assertEquals(once, files.apply(fix).text(change.path()), "nor does the change itself");
	}

	@Test
	void aStyleThatIsMissingIsInserted() throws Exception {
		Files files = SampleSolution.files();
		FormRow row = row(form(files, "ReceiverModule/SCA_Export.export"), "/style");
		assertFalse(row.isSet());
		assertEquals("Not set", row.standard());
		files.apply(new Fix("form/edit", "", "", FixEffect.KEEPS_MEANING, "", row.changes("sync", texts(files))));
		assertTrue(files.text("ReceiverModule/SCA_Export.export")
				.contains("<interface xsi:type=\"wsdl:WSDLPortType\" preferredInteractionStyle=\"sync\" portType=\"ns1:PerformanceInterface\"/>"));
	}

	@ParameterizedTest
	@CsvSource({ "/maximumConcurrency, many", "/maximumConcurrency, 0", "/maximumConcurrency, -1", "/maximumConcurrency, 99999999999", "/maximumConcurrency, 1.5",
			"/maximumConcurrency, ''", "/targetModule, '  '" })
	void wrongValuesAreToldAndNotWritten(String id, String value) {
		Files files = SampleSolution.files();
		FormRow row = row(form(files, SampleSolution.IMPORT), id);
		assertNotNull(row.problem(value));
		assertTrue(row.problem(value).contains(row.label()), row.problem(value));
		assertEquals(List.of(), row.changes(value, texts(files)));
	}

	@Test
	void aVariableMayStandForANumber() {
		assertNull(row(form(SampleSolution.files(), SampleSolution.IMPORT), "/maximumConcurrency").problem("${CONCURRENCY}"));
	}

	@Test
	void placesLeadToElementsAndRows() {
		Files files = SampleSolution.files();
		ModuleForm form = form(files, SampleSolution.MODULE);
		int style = files.text(SampleSolution.IMPORT).indexOf("async");
		assertEquals("ReceiverSCAAsync", form.elementAt(SampleSolution.IMPORT, style).orElseThrow().name());
		assertTrue(form.rowAt(SampleSolution.IMPORT, style).orElseThrow().id().endsWith("/style"));
		assertTrue(form.elementAt("Other/X.import", 0).isEmpty());
	}

	@Test
	void filesOfNoModuleBrokenAndEmptyOnesSaySo() {
		Files files = new Files().with("m/sca.module", "<s:module xmlns:s=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"m\"/>")
				.with("m/Broken.import", "<s:import xmlns:s=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"B\"><esbBinding");
		assertTrue(form(files, "elsewhere/x.import").elements().isEmpty());
		assertTrue(form(files, "elsewhere/x.import").description().contains("Enable WireTune"));
		assertNotNull(form(files, "m/Broken.import").description());
		assertTrue(form(files.without("m/Broken.import"), "m/sca.module").description().contains("nothing to set"));
		ModuleForm alone = form(SampleSolution.files().without(SampleSolution.SERVER).without(SampleSolution.RESOURCES), SampleSolution.IMPORT);
		assertTrue(alone.description().contains("not known"), alone.description());
		assertEquals(List.of("Binding", "Interface"), alone.elements().get(0).groups().stream().map(FormGroup::title).toList());
	}

	@Test
	void aValueChangesNothingOfTheShapeAndWhatIsFoundDoes() throws Exception {
		Files files = SampleSolution.files();
		FormElement before = form(files, SampleSolution.IMPORT).elements().get(0);
		FormRow row = row(form(files, SampleSolution.IMPORT), "/minimumSize");
		files.apply(new Fix("form/edit", "", "", FixEffect.KEEPS_MEANING, "", row.changes("4", texts(files))));
		FormElement after = form(files, SampleSolution.IMPORT).elements().get(0);
		assertEquals("4", after.rows().stream().filter(each -> each.id().equals(row.id())).findFirst().orElseThrow().value());
		assertEquals(before.shape(), after.shape());
		FormRow style = row(form(files, SampleSolution.IMPORT), "/style");
		files.apply(new Fix("form/edit", "", "", FixEffect.KEEPS_MEANING, "", style.changes("sync", texts(files))));
		assertNotEquals(before.shape(), form(files, SampleSolution.IMPORT).elements().get(0).shape(), "the finding is gone");
	}

	private static ModuleForm form(Files files, String path) {
		return ModuleForm.of(files.lint(), path);
	}

	private static SourceTexts texts(Files files) {
		LintResult result = files.lint();
		return result.texts();
	}

	private static FormRow row(ModuleForm form, String id) {
		return form.elements().stream().flatMap(element -> element.rows().stream()).filter(row -> row.id().endsWith(id)).findFirst()
				.orElseThrow(() -> new AssertionError(id + " is not among " + form.elements().stream().flatMap(element -> element.rows().stream()).map(FormRow::id).toList()));
	}
}
