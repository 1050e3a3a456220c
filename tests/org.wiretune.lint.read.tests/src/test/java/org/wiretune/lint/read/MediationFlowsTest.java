/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.source.SourceTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.PortType;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.assembly.ServiceInterface;

/** Mediation flows, port types of WSDL files, and the parsing mode of modules. */
class MediationFlowsTest {

	private static final String MODULE = "<s:module " + Samples.SCDL + " name='m'/>";
	private static final String COMPONENT = "<s:component " + Samples.SCDL + " name='C'><interfaces><interface portType='p:P' xmlns:p='urn:p'/></interfaces>"
			+ "<implementation xsi:type='f:MediationFlowImplementation' mfcFile='F.mfc'/></s:component>";
	private static final String FLOW = """
			<mediationFlow xmlns="http://www.ibm.com/xmlns/prod/websphere/2010/MediationFlow" name="F">
			  <interface portType="p:P">
			    <operation name="ask">
			      <requestFlow>
			        <node name="In" type="Input"><outputTerminal><wire targetNode="Log"/></outputTerminal></node>
			        <node name="Log" type="Trace">
			          <property name="root" value="/"/>
			          <property name="enabled" promotedPropertyGroup="G" promotedPropertyName="Log.enabled"/>
			          <outputTerminal><wire targetNode="Out"/><wire targetNode="Elsewhere"/></outputTerminal>
			          <failTerminal><wire targetNode="Broken"/></failTerminal>
			        </node>
			        <node name="Out" type="Callout"><property name="referenceName" value="Partner"/><property name="operationName" value="ask"/></node>
			        <node name="Broken" type="Fail"/>
			      </requestFlow>
			      <responseFlow>
			        <node name="Back" type="CalloutResponse"><outputTerminal><wire targetNode="End"/></outputTerminal></node>
			        <node name="End" type="InputResponse"/>
			      </responseFlow>
			    </operation>
			  </interface>
			</mediationFlow>
			""";

	private static LintResult lint(SourceTree tree) throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private static Module module(SourceTree tree) throws IOException {
		return lint(tree).solution().getModules().getFirst();
	}

	private static MemoryTree tree() {
		return new MemoryTree().with("m/sca.module", MODULE).with("m/C.component", COMPONENT);
	}

	private static String told(MediationFlow flow) {
		StringBuilder told = new StringBuilder();
		for (Primitive each : flow.getPrimitives()) {
			told.append(each.getType()).append(' ').append(each.getName()).append(each.isResponse() ? " response" : "").append(each.getReference() == null ? "" : " calls " + each.getReference() + '.' + each.getOperation())
					.append(' ').append(each.getProperties().stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList()).append(each.getPromoted()).append(each.getSuccessors()).append(each.getFailures()).append('\n');
		}
		return told.toString();
	}

	@Test
	void aFlowOfTodayHasItsPrimitivesAndWhatFollowsThem() throws IOException {
		Component component = module(tree().with("m/F.mfc", FLOW)).getComponents().getFirst();
		MediationFlow flow = component.getImplementation().getFlow();
		assertEquals("m/F.mfc", flow.getPath());
		assertEquals("""
				Input In [][][1][]
				Trace Log [root=/][enabled][2][3]
				Callout Out calls Partner.ask [][][][]
				Fail Broken [][][][]
				CalloutResponse Back response [][][5][]
				InputResponse End response [][][][]
				""", told(flow));
	}

	@Test
	void aFlowOfTheOlderFormGetsThePartsOfItsFiles() throws IOException {
		String part = "<ecore:EPackage xmlns:xmi='http://www.omg.org/XMI' xmlns:ecore='http://www.eclipse.org/emf/2002/Ecore' name='root'><eClassifiers><composition>"
				+ "<nodes xmi:type='Input.mednode:Input' xmi:id='I' name='In'/><nodes xmi:type='Trace.mednode:Trace' xmi:id='T' name='%s' enabled='false'/>"
				+ "<connections targetNode='T' sourceNode='I' sourceTerminalName='OutTerminal.out'/></composition></eClassifiers></ecore:EPackage>";
		Module module = module(tree().with("m/F.mfc", "<m:interfaceMediationFlow xmlns:m='http://www.ibm.com/xmlns/prod/websphere/wbiserver/mfc/6.0.0' name='F'><operationFlow medflow='a.medflow'/><operationFlow medflow='b.medflow'/></m:interfaceMediationFlow>")
				.with("m/a.medflow", part.formatted("One")).with("m/b.medflow", part.formatted("Two")).with("m/c.medflow", part.formatted("Alone")));
		assertEquals(List.of("m/F.mfc", "m/c.medflow"), module.getFlows().stream().map(MediationFlow::getPath).toList());
		assertEquals("Input In [][][1][]\nTrace One [enabled=false][][][]\nInput In [][][3][]\nTrace Two [enabled=false][][][]\n", told(module.getComponents().getFirst().getImplementation().getFlow()));
	}

	@Test
	void anotherEcoreFileAndABrokenFlowSayNoMore() throws IOException {
		assertNull(module(tree().with("m/F.mfc", "<flow xmlns='urn:other'/>")).getComponents().getFirst().getImplementation().getFlow());
		LintResult broken = lint(tree().with("m/F.mfc", FLOW.substring(0, FLOW.indexOf("<responseFlow>"))));
		assertEquals(4, broken.solution().getModules().getFirst().getFlows().getFirst().getPrimitives().size());
		assertEquals(List.of("m/F.mfc"), broken.problems().stream().map(problem -> problem.origin().path()).toList());
	}

	private static final String WSDL = "<w:definitions xmlns:w='http://schemas.xmlsoap.org/wsdl/' targetNamespace='urn:p'><w:portType name='P'><w:operation name='ask'><w:input/><w:output/></w:operation>"
			+ "<w:operation name='tell'><w:input/></w:operation></w:portType></w:definitions>";

	@Test
	void anInterfaceLeadsToThePortTypeThatDescribesIt() throws IOException {
		ServiceInterface face = module(tree().with("m/P.wsdl", WSDL)).getComponents().getFirst().getInterfaces().getFirst();
		assertEquals("urn:p", face.getNamespace());
		assertEquals(List.of("ask false", "tell true"), face.getDescribed().getOperations().stream().map(operation -> operation.getName() + ' ' + operation.isOneWay()).toList());
		assertNull(module(tree().with("m/P.wsdl", WSDL.replace("urn:p", "urn:q"))).getComponents().getFirst().getInterfaces().getFirst().getDescribed());
		assertNull(module(tree().with("m/P.wsdl", "<w:definitions xmlns:w='urn:other' targetNamespace='urn:p'/>")).getComponents().getFirst().getInterfaces().getFirst().getDescribed());
	}

	/** What broke off is not taken for an operation without an answer. */
	@Test
	void anOperationThatBreaksOffIsNotOneWay() throws IOException {
		Module module = module(tree().with("m/P.wsdl", WSDL.substring(0, WSDL.indexOf("<w:output/>"))));
		assertEquals(List.of("ask false"), module.getPortTypes().getFirst().getOperations().stream().map(operation -> operation.getName() + ' ' + operation.isOneWay()).toList());
	}

	@Test
	void theParsingModeOfAModuleIsRead() throws IOException {
		String attributes = "<s:moduleAndLibraryAttributes " + Samples.SCDL + "><boImplementation><%s/></boImplementation></s:moduleAndLibraryAttributes>";
		assertEquals("xci", module(tree().with("m/sca.module.attributes", attributes.formatted("xci"))).getBusinessObjects().getValue());
		assertNull(module(tree()).getBusinessObjects());
		assertEquals(List.of(), module(tree().with("m/sca.module.attributes", attributes.formatted("emf"))).getDependencies());
	}

	@Test
	void theCorpusIsReadToItsLastPrimitive() throws IOException {
		LintResult result = lint(Corpus.tree("sca-wid"));
		long written = 0;
		try (Stream<Path> files = Files.walk(Corpus.folder("sca-wid"))) {
			for (Path file : files.filter(each -> each.toString().endsWith(".medflow")).toList()) {
				written += Pattern.compile("<nodes xmi:type=\"[A-Za-z]+\\.mednode:").matcher(Files.readString(file)).results().count();
			}
		}
		List<Primitive> read = result.solution().getModules().stream().flatMap(module -> module.getFlows().stream()).flatMap(flow -> flow.getPrimitives().stream()).toList();
		assertTrue(written > 100, String.valueOf(written));
		assertEquals(written, read.size());
		for (Module module : result.solution().getModules()) {
			for (Component component : module.getComponents()) {
				if ("MediationFlowImplementation".equals(component.getImplementation().getType())) {
					assertNotNull(component.getImplementation().getFlow(), component.getName());
				}
			}
		}
		List<PortType> portTypes = result.solution().getModules().stream().flatMap(module -> module.getPortTypes().stream()).toList();
		assertTrue(portTypes.size() > 20, String.valueOf(portTypes.size()));
		long described = result.solution().getModules().stream().flatMap(module -> module.getComponents().stream()).flatMap(component -> component.getInterfaces().stream()).filter(face -> face.getDescribed() != null).count();
		assertTrue(described > 20, String.valueOf(described));
	}

	private static final String BLOCKS = "<ecore:EPackage xmlns:xmi='http://www.omg.org/XMI' xmlns:ecore='http://www.eclipse.org/emf/2002/Ecore' xmlns:eflow2='http://www.ibm.com/2006/eflow' xmlns:I='i' xmlns:S='s' xmlns:C='c' xmlns:V='v'><eClassifiers xmi:type='eflow2:FCMComposite' name='root'><composition>";

	/** A flow that uses a subflow in the form of 6.x, in which it calls under another name. */
	@Test
	void aSubflowCallsByTheReferencesOfTheFlowThatUsesIt() throws IOException {
		MemoryTree tree = tree().with("m/F.mfc", "<m:interfaceMediationFlow xmlns:m='http://www.ibm.com/xmlns/prod/websphere/wbiserver/mfc/6.0.0' name='F'><operationFlow medflow='F.medflow'/></m:interfaceMediationFlow>")
				.with("m/F.medflow", BLOCKS + "<nodes xmi:type='I:Input' xmi:id='I1' name='In'/><nodes xmi:type='S:Subflow' xmi:id='S1' name='Use' subflowFile='Sub.subflow' references.name='a^Inner' references.value='b^Outer'/><nodes xmi:type='C:Callout' xmi:id='C1' name='Out'/>"
						+ "<connections targetNode='S1' sourceNode='I1'/><connections targetNode='C1' sourceNode='S1'/></composition></eClassifiers></ecore:EPackage>")
				.with("m/Sub.subflow", BLOCKS + "<nodes xmi:type='I:In' xmi:id='N1' name='in'/><nodes xmi:type='V:ServiceInvoke' xmi:id='V1' name='Ask' referenceName='Inner' operationName='ask'/><nodes xmi:type='I:Out' xmi:id='O1' name='out'/>"
						+ "<connections targetNode='V1' sourceNode='N1'/><connections targetNode='O1' sourceNode='V1'/></composition></eClassifiers></ecore:EPackage>");
		MediationFlow flow = module(tree).getComponents().getFirst().getImplementation().getFlow();
		assertEquals(List.of("Input[1]", "Subflow[3]", "Callout[]", "In[4]", "ServiceInvoke[5]", "Out[2]"), flow.getPrimitives().stream().map(primitive -> primitive.getType() + primitive.getSuccessors()).map(text -> text.replace(" ", "")).toList());
		assertEquals("Outer", flow.getPrimitives().get(4).getReference());
		assertEquals("m/Sub.subflow", flow.getPrimitives().get(4).getOrigin().path());
	}

	@Test
	void subflowsThatUseEachOtherComeToAnEnd() throws IOException {
		String use = "<mediationFlow xmlns='http://www.ibm.com/xmlns/prod/websphere/2010/MediationFlow' name='S'><subflow><node name='in' type='In'><outputTerminal><wire targetNode='u'/></outputTerminal></node>"
				+ "<node name='u' type='Subflow'><property name='subflowFile' value='%s.subflow'/></node><node name='v' type='Subflow'><property name='subflowFile' value='%s.subflow'/></node></subflow></mediationFlow>";
		MemoryTree tree = tree().with("m/F.mfc", FLOW.replace("<node name=\"Log\" type=\"Trace\">", "<node name=\"Log\" type=\"Subflow\"><property name=\"subflowFile\" value=\"A.subflow\"/>"))
				.with("m/A.subflow", use.formatted("B", "B")).with("m/B.subflow", use.formatted("A", "A"));
		int primitives = module(tree).getComponents().getFirst().getImplementation().getFlow().getPrimitives().size();
		assertTrue(primitives > 100 && primitives < 10_010, () -> primitives + " primitives");
	}
}
