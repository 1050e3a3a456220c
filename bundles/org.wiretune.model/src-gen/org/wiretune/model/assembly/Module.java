/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.core.ModuleKind;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Module</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A module, library or composite.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Module#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getComponents <em>Components</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getImports <em>Imports</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getExports <em>Exports</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getReferences <em>References</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getDependencies <em>Dependencies</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getUses <em>Uses</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getProcesses <em>Processes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getIncludes <em>Includes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getPortTypes <em>Port Types</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getFlows <em>Flows</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Module#getBusinessObjects <em>Business Objects</em>}</li>
 * </ul>
 *
 * @model superTypes="org.wiretune.model.settings.Element org.wiretune.model.assembly.ModuleView"
 * @generated
 */
public interface Module extends Element, org.wiretune.core.Module
{
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The default value is <code>"module"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The kind of module.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see #setKind(ModuleKind)
	 * @model default="module" dataType="org.wiretune.model.assembly.ModuleKind"
	 * @generated
	 */
	ModuleKind getKind();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Module#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	void setKind(ModuleKind value);

	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The folder of the module, relative to what was read, with forward slashes; the file of a composite that shares its folder with another module.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	String getPath();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Module#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	void setPath(String value);

	/**
	 * Returns the value of the '<em><b>Components</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Component}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Components in file name order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Components</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Component> getComponents();

	/**
	 * Returns the value of the '<em><b>Imports</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Import}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Imports in file name order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Imports</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Import> getImports();

	/**
	 * Returns the value of the '<em><b>Exports</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Export}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Exports in file name order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Exports</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Export> getExports();

	/**
	 * Returns the value of the '<em><b>References</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Reference}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stand-alone references (sca.references).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>References</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Reference> getReferences();

	/**
	 * Returns the value of the '<em><b>Dependencies</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Names of libraries and modules it depends on.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Dependencies</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getDependencies();

	/**
	 * Returns the value of the '<em><b>Uses</b></em>' reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Module}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Libraries and modules that it depends on, as far as they were read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Uses</em>' reference list.
	 * @model resolveProxies="false"
	 * @generated
	 */
	EList<Module> getUses();

	/**
	 * Returns the value of the '<em><b>Processes</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.BusinessProcess}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * BPEL processes in its folder, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Processes</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<BusinessProcess> getProcesses();

	/**
	 * Returns the value of the '<em><b>Includes</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Composite: qualified names of the composites that it includes, as written.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Includes</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getIncludes();

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Composite: intents and policy sets of the whole composite.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Qualifier> getQualifiers();

	/**
	 * Returns the value of the '<em><b>Port Types</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.PortType}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Port types that WSDL files in its folder describe, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Port Types</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<PortType> getPortTypes();

	/**
	 * Returns the value of the '<em><b>Flows</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.MediationFlow}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Mediation flows in its folder, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flows</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<MediationFlow> getFlows();

	/**
	 * Returns the value of the '<em><b>Business Objects</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How business objects are parsed: emf for eager, xci for lazy; null where the module does not say.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Business Objects</em>' containment reference.
	 * @see #setBusinessObjects(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getBusinessObjects();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Module#getBusinessObjects <em>Business Objects</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Business Objects</em>' containment reference.
	 * @see #getBusinessObjects()
	 * @generated
	 */
	void setBusinessObjects(Setting value);

} // Module
