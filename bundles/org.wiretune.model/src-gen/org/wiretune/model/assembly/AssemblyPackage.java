/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

import org.eclipse.emf.ecore.impl.EPackageImpl;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;

import org.wiretune.model.settings.SettingsPackage;

/**
 * <!-- begin-user-doc -->
 * The <b>Package</b> for the model.
 * It contains accessors for the meta objects to represent
 * <ul>
 *   <li>each class,</li>
 *   <li>each feature of each class,</li>
 *   <li>each enum,</li>
 *   <li>and each data type</li>
 * </ul>
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The wiring of service modules: components, imports, exports, references and wires.
 * <!-- end-model-doc -->
 * @see org.wiretune.model.assembly.AssemblyFactory
 * @model kind="package"
 * @generated
 */
public class AssemblyPackage extends EPackageImpl
{
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNAME = "assembly";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNS_URI = "https://wiretune.org/model/assembly/1";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNS_PREFIX = "assembly";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final AssemblyPackage eINSTANCE = org.wiretune.model.assembly.AssemblyPackage.init();

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Module <em>Module</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Module
	 * @see org.wiretune.model.assembly.AssemblyPackage#getModule()
	 * @generated
	 */
	public static final int MODULE = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__KIND = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__PATH = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Components</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__COMPONENTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Imports</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__IMPORTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Exports</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__EXPORTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>References</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__REFERENCES = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Dependencies</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__DEPENDENCIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Uses</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__USES = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Processes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__PROCESSES = SettingsPackage.ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Includes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__INCLUDES = SettingsPackage.ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Qualifiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__QUALIFIERS = SettingsPackage.ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The feature id for the '<em><b>Port Types</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__PORT_TYPES = SettingsPackage.ELEMENT_FEATURE_COUNT + 11;

	/**
	 * The feature id for the '<em><b>Flows</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__FLOWS = SettingsPackage.ELEMENT_FEATURE_COUNT + 12;

	/**
	 * The feature id for the '<em><b>Business Objects</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE__BUSINESS_OBJECTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 13;

	/**
	 * The number of structural features of the '<em>Module</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 14;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.ServiceInterface <em>Service Interface</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.ServiceInterface
	 * @see org.wiretune.model.assembly.AssemblyPackage#getServiceInterface()
	 * @generated
	 */
	public static final int SERVICE_INTERFACE = 1;

	/**
	 * The feature id for the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE__TYPE = 0;

	/**
	 * The feature id for the '<em><b>Port Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE__PORT_TYPE = 1;

	/**
	 * The feature id for the '<em><b>Preferred Interaction Style</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE = 2;

	/**
	 * The feature id for the '<em><b>Operations</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE__OPERATIONS = 3;

	/**
	 * The feature id for the '<em><b>Qualifiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE__QUALIFIERS = 4;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE__NAME = 5;

	/**
	 * The feature id for the '<em><b>Namespace</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE__NAMESPACE = 6;

	/**
	 * The feature id for the '<em><b>Described</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE__DESCRIBED = 7;

	/**
	 * The number of structural features of the '<em>Service Interface</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVICE_INTERFACE_FEATURE_COUNT = 8;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Qualifier <em>Qualifier</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Qualifier
	 * @see org.wiretune.model.assembly.AssemblyPackage#getQualifier()
	 * @generated
	 */
	public static final int QUALIFIER = 2;

	/**
	 * The feature id for the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int QUALIFIER__TYPE = 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int QUALIFIER__VALUE = 1;

	/**
	 * The feature id for the '<em><b>Operation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int QUALIFIER__OPERATION = 2;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int QUALIFIER__PROPERTIES = 3;

	/**
	 * The number of structural features of the '<em>Qualifier</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int QUALIFIER_FEATURE_COUNT = 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Component <em>Component</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Component
	 * @see org.wiretune.model.assembly.AssemblyPackage#getComponent()
	 * @generated
	 */
	public static final int COMPONENT = 3;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Display Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT__DISPLAY_NAME = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Interfaces</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT__INTERFACES = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>References</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT__REFERENCES = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Implementation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT__IMPLEMENTATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Qualifiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT__QUALIFIERS = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT__PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The number of structural features of the '<em>Component</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Implementation <em>Implementation</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Implementation
	 * @see org.wiretune.model.assembly.AssemblyPackage#getImplementation()
	 * @generated
	 */
	public static final int IMPLEMENTATION = 4;

	/**
	 * The feature id for the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPLEMENTATION__TYPE = 0;

	/**
	 * The feature id for the '<em><b>Artifact</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPLEMENTATION__ARTIFACT = 1;

	/**
	 * The feature id for the '<em><b>Qualifiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPLEMENTATION__QUALIFIERS = 2;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPLEMENTATION__PROPERTIES = 3;

	/**
	 * The feature id for the '<em><b>Process</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPLEMENTATION__PROCESS = 4;

	/**
	 * The feature id for the '<em><b>Module</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPLEMENTATION__MODULE = 5;

	/**
	 * The feature id for the '<em><b>Flow</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPLEMENTATION__FLOW = 6;

	/**
	 * The number of structural features of the '<em>Implementation</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPLEMENTATION_FEATURE_COUNT = 7;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Reference <em>Reference</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Reference
	 * @see org.wiretune.model.assembly.AssemblyPackage#getReference()
	 * @generated
	 */
	public static final int REFERENCE = 5;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int REFERENCE__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int REFERENCE__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Interfaces</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int REFERENCE__INTERFACES = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Qualifiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int REFERENCE__QUALIFIERS = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Wires</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int REFERENCE__WIRES = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Reference</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int REFERENCE_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Wire <em>Wire</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Wire
	 * @see org.wiretune.model.assembly.AssemblyPackage#getWire()
	 * @generated
	 */
	public static final int WIRE = 6;

	/**
	 * The feature id for the '<em><b>Target</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int WIRE__TARGET = 0;

	/**
	 * The feature id for the '<em><b>Resolved</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int WIRE__RESOLVED = 1;

	/**
	 * The number of structural features of the '<em>Wire</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int WIRE_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Import <em>Import</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Import
	 * @see org.wiretune.model.assembly.AssemblyPackage#getImport()
	 * @generated
	 */
	public static final int IMPORT = 7;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Display Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT__DISPLAY_NAME = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Interfaces</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT__INTERFACES = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Binding</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT__BINDING = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Wire</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT__WIRE = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Qualifiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT__QUALIFIERS = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The number of structural features of the '<em>Import</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Export <em>Export</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Export
	 * @see org.wiretune.model.assembly.AssemblyPackage#getExport()
	 * @generated
	 */
	public static final int EXPORT = 8;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Display Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT__DISPLAY_NAME = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Interfaces</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT__INTERFACES = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Binding</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT__BINDING = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Wire</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT__WIRE = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Qualifiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT__QUALIFIERS = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The number of structural features of the '<em>Export</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Binding <em>Binding</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Binding
	 * @see org.wiretune.model.assembly.AssemblyPackage#getBinding()
	 * @generated
	 */
	public static final int BINDING = 9;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__KIND = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__TYPE = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Target Module</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__TARGET_MODULE = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Target Export</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__TARGET_EXPORT = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Endpoint</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__ENDPOINT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Destinations</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__DESTINATIONS = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Activation Specification</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__ACTIVATION_SPECIFICATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Connection Factories</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__CONNECTION_FACTORIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Methods</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__METHODS = SettingsPackage.ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Qualifiers</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING__QUALIFIERS = SettingsPackage.ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The number of structural features of the '<em>Binding</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 11;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.MethodBinding <em>Method Binding</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.MethodBinding
	 * @see org.wiretune.model.assembly.AssemblyPackage#getMethodBinding()
	 * @generated
	 */
	public static final int METHOD_BINDING = 10;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int METHOD_BINDING__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int METHOD_BINDING__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int METHOD_BINDING__PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Method Binding</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int METHOD_BINDING_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.BusinessProcess <em>Business Process</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.BusinessProcess
	 * @see org.wiretune.model.assembly.AssemblyPackage#getBusinessProcess()
	 * @generated
	 */
	public static final int BUSINESS_PROCESS = 11;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS__PATH = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Execution Mode</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS__EXECUTION_MODE = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS__PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Invokes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS__INVOKES = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Activities</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS__ACTIVITIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Variables</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS__VARIABLES = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The number of structural features of the '<em>Business Process</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BUSINESS_PROCESS_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Invoke <em>Invoke</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Invoke
	 * @see org.wiretune.model.assembly.AssemblyPackage#getInvoke()
	 * @generated
	 */
	public static final int INVOKE = 12;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Partner</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE__PARTNER = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Operation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE__OPERATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Transactional Behavior</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE__TRANSACTIONAL_BEHAVIOR = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE__PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Performer</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE__PERFORMER = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Reference</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE__REFERENCE = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The number of structural features of the '<em>Invoke</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int INVOKE_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.PortType <em>Port Type</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.PortType
	 * @see org.wiretune.model.assembly.AssemblyPackage#getPortType()
	 * @generated
	 */
	public static final int PORT_TYPE = 13;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PORT_TYPE__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PORT_TYPE__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Namespace</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PORT_TYPE__NAMESPACE = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Operations</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PORT_TYPE__OPERATIONS = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Port Type</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PORT_TYPE_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Operation <em>Operation</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Operation
	 * @see org.wiretune.model.assembly.AssemblyPackage#getOperation()
	 * @generated
	 */
	public static final int OPERATION = 14;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int OPERATION__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int OPERATION__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>One Way</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int OPERATION__ONE_WAY = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Operation</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int OPERATION_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Activity <em>Activity</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Activity
	 * @see org.wiretune.model.assembly.AssemblyPackage#getActivity()
	 * @generated
	 */
	public static final int ACTIVITY = 15;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__KIND = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Operation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__OPERATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Partner</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__PARTNER = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Creating</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__CREATING = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Parallel</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__PARALLEL = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Activities</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__ACTIVITIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Invocation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY__INVOCATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The number of structural features of the '<em>Activity</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVITY_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.MediationFlow <em>Mediation Flow</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.MediationFlow
	 * @see org.wiretune.model.assembly.AssemblyPackage#getMediationFlow()
	 * @generated
	 */
	public static final int MEDIATION_FLOW = 16;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MEDIATION_FLOW__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MEDIATION_FLOW__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MEDIATION_FLOW__PATH = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Primitives</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MEDIATION_FLOW__PRIMITIVES = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Parts</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MEDIATION_FLOW__PARTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Mediation Flow</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MEDIATION_FLOW_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.Primitive <em>Primitive</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.Primitive
	 * @see org.wiretune.model.assembly.AssemblyPackage#getPrimitive()
	 * @generated
	 */
	public static final int PRIMITIVE = 17;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__TYPE = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__REFERENCE = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Operation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__OPERATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Response</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__RESPONSE = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Promoted</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__PROMOTED = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Successors</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__SUCCESSORS = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Failures</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__FAILURES = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Around</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE__AROUND = SettingsPackage.ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The number of structural features of the '<em>Primitive</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PRIMITIVE_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The meta object id for the '{@link org.wiretune.core.Module <em>Module View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Module
	 * @see org.wiretune.model.assembly.AssemblyPackage#getModuleView()
	 * @generated
	 */
	public static final int MODULE_VIEW = 18;

	/**
	 * The number of structural features of the '<em>Module View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MODULE_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.core.Component <em>Component View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Component
	 * @see org.wiretune.model.assembly.AssemblyPackage#getComponentView()
	 * @generated
	 */
	public static final int COMPONENT_VIEW = 19;

	/**
	 * The number of structural features of the '<em>Component View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int COMPONENT_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.core.Reference <em>Reference View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Reference
	 * @see org.wiretune.model.assembly.AssemblyPackage#getReferenceView()
	 * @generated
	 */
	public static final int REFERENCE_VIEW = 20;

	/**
	 * The number of structural features of the '<em>Reference View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int REFERENCE_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.core.Import <em>Import View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Import
	 * @see org.wiretune.model.assembly.AssemblyPackage#getImportView()
	 * @generated
	 */
	public static final int IMPORT_VIEW = 21;

	/**
	 * The number of structural features of the '<em>Import View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int IMPORT_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.core.Export <em>Export View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Export
	 * @see org.wiretune.model.assembly.AssemblyPackage#getExportView()
	 * @generated
	 */
	public static final int EXPORT_VIEW = 22;

	/**
	 * The number of structural features of the '<em>Export View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int EXPORT_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.core.Binding <em>Binding View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Binding
	 * @see org.wiretune.model.assembly.AssemblyPackage#getBindingView()
	 * @generated
	 */
	public static final int BINDING_VIEW = 23;

	/**
	 * The number of structural features of the '<em>Binding View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BINDING_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.model.assembly.InteractionStyle <em>Interaction Style</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.assembly.InteractionStyle
	 * @see org.wiretune.model.assembly.AssemblyPackage#getInteractionStyle()
	 * @generated
	 */
	public static final int INTERACTION_STYLE = 24;

	/**
	 * The meta object id for the '<em>Module Kind</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.ModuleKind
	 * @see org.wiretune.model.assembly.AssemblyPackage#getModuleKind()
	 * @generated
	 */
	public static final int MODULE_KIND = 25;

	/**
	 * The meta object id for the '<em>Binding Kind</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.BindingKind
	 * @see org.wiretune.model.assembly.AssemblyPackage#getBindingKind()
	 * @generated
	 */
	public static final int BINDING_KIND = 26;

	/**
	 * The meta object id for the '<em>Components</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.wiretune.model.assembly.AssemblyPackage#getComponents()
	 * @generated
	 */
	public static final int COMPONENTS = 27;

	/**
	 * The meta object id for the '<em>Imports</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.wiretune.model.assembly.AssemblyPackage#getImports()
	 * @generated
	 */
	public static final int IMPORTS = 28;

	/**
	 * The meta object id for the '<em>Exports</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.wiretune.model.assembly.AssemblyPackage#getExports()
	 * @generated
	 */
	public static final int EXPORTS = 29;

	/**
	 * The meta object id for the '<em>References</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.wiretune.model.assembly.AssemblyPackage#getReferences()
	 * @generated
	 */
	public static final int REFERENCES = 30;

	/**
	 * The meta object id for the '<em>Elements</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.wiretune.model.assembly.AssemblyPackage#getElements()
	 * @generated
	 */
	public static final int ELEMENTS = 31;

	/**
	 * The meta object id for the '<em>Optional Element</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.Optional
	 * @see org.wiretune.model.assembly.AssemblyPackage#getOptionalElement()
	 * @generated
	 */
	public static final int OPTIONAL_ELEMENT = 32;

	/**
	 * The meta object id for the '<em>Binding Of Contract</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Binding
	 * @see org.wiretune.model.assembly.AssemblyPackage#getBindingOfContract()
	 * @generated
	 */
	public static final int BINDING_OF_CONTRACT = 33;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass moduleEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass serviceInterfaceEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass qualifierEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass componentEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass implementationEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass referenceEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass wireEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass importEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass exportEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass bindingEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass methodBindingEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass businessProcessEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass invokeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass portTypeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass operationEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass activityEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass mediationFlowEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass primitiveEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass moduleViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass componentViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass referenceViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass importViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass exportViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass bindingViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum interactionStyleEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType moduleKindEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType bindingKindEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType componentsEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType importsEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType exportsEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType referencesEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType elementsEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType optionalElementEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType bindingOfContractEDataType = null;

	/**
	 * Creates an instance of the model <b>Package</b>, registered with
	 * {@link org.eclipse.emf.ecore.EPackage.Registry EPackage.Registry} by the package
	 * package URI value.
	 * <p>Note: the correct way to create the package is via the static
	 * factory method {@link #init init()}, which also performs
	 * initialization of the package, or returns the registered package,
	 * if one already exists.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eclipse.emf.ecore.EPackage.Registry
	 * @see org.wiretune.model.assembly.AssemblyPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private AssemblyPackage()
	{
		super(eNS_URI, AssemblyFactory.INSTANCE);
	}
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static boolean isInited = false;

	/**
	 * Creates, registers, and initializes the <b>Package</b> for this model, and for any others upon which it depends.
	 *
	 * <p>This method is used to initialize {@link AssemblyPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static AssemblyPackage init()
	{
		if (isInited) return (AssemblyPackage)EPackage.Registry.INSTANCE.getEPackage(AssemblyPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredAssemblyPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		AssemblyPackage theAssemblyPackage = registeredAssemblyPackage instanceof AssemblyPackage ? (AssemblyPackage)registeredAssemblyPackage : new AssemblyPackage();

		isInited = true;

		// Initialize simple dependencies
		SettingsPackage.eINSTANCE.eClass();

		// Create package meta-data objects
		theAssemblyPackage.createPackageContents();

		// Initialize created meta-data
		theAssemblyPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		theAssemblyPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(AssemblyPackage.eNS_URI, theAssemblyPackage);
		return theAssemblyPackage;
	}


	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Module <em>Module</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Module</em>'.
	 * @see org.wiretune.model.assembly.Module
	 * @generated
	 */
	public EClass getModule()
	{
		return moduleEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Module#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.wiretune.model.assembly.Module#getKind()
	 * @see #getModule()
	 * @generated
	 */
	public EAttribute getModule_Kind()
	{
		return (EAttribute)moduleEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Module#getPath <em>Path</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Path</em>'.
	 * @see org.wiretune.model.assembly.Module#getPath()
	 * @see #getModule()
	 * @generated
	 */
	public EAttribute getModule_Path()
	{
		return (EAttribute)moduleEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getComponents <em>Components</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Components</em>'.
	 * @see org.wiretune.model.assembly.Module#getComponents()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Components()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getImports <em>Imports</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Imports</em>'.
	 * @see org.wiretune.model.assembly.Module#getImports()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Imports()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getExports <em>Exports</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Exports</em>'.
	 * @see org.wiretune.model.assembly.Module#getExports()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Exports()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getReferences <em>References</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>References</em>'.
	 * @see org.wiretune.model.assembly.Module#getReferences()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_References()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getDependencies <em>Dependencies</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Dependencies</em>'.
	 * @see org.wiretune.model.assembly.Module#getDependencies()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Dependencies()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the reference list '{@link org.wiretune.model.assembly.Module#getUses <em>Uses</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Uses</em>'.
	 * @see org.wiretune.model.assembly.Module#getUses()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Uses()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getProcesses <em>Processes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Processes</em>'.
	 * @see org.wiretune.model.assembly.Module#getProcesses()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Processes()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getIncludes <em>Includes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Includes</em>'.
	 * @see org.wiretune.model.assembly.Module#getIncludes()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Includes()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getQualifiers <em>Qualifiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Qualifiers</em>'.
	 * @see org.wiretune.model.assembly.Module#getQualifiers()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Qualifiers()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getPortTypes <em>Port Types</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Port Types</em>'.
	 * @see org.wiretune.model.assembly.Module#getPortTypes()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_PortTypes()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Module#getFlows <em>Flows</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Flows</em>'.
	 * @see org.wiretune.model.assembly.Module#getFlows()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_Flows()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Module#getBusinessObjects <em>Business Objects</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Business Objects</em>'.
	 * @see org.wiretune.model.assembly.Module#getBusinessObjects()
	 * @see #getModule()
	 * @generated
	 */
	public EReference getModule_BusinessObjects()
	{
		return (EReference)moduleEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.ServiceInterface <em>Service Interface</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Service Interface</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface
	 * @generated
	 */
	public EClass getServiceInterface()
	{
		return serviceInterfaceEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.ServiceInterface#getType <em>Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Type</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface#getType()
	 * @see #getServiceInterface()
	 * @generated
	 */
	public EAttribute getServiceInterface_Type()
	{
		return (EAttribute)serviceInterfaceEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.ServiceInterface#getPortType <em>Port Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Port Type</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface#getPortType()
	 * @see #getServiceInterface()
	 * @generated
	 */
	public EReference getServiceInterface_PortType()
	{
		return (EReference)serviceInterfaceEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.ServiceInterface#getPreferredInteractionStyle <em>Preferred Interaction Style</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Preferred Interaction Style</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface#getPreferredInteractionStyle()
	 * @see #getServiceInterface()
	 * @generated
	 */
	public EReference getServiceInterface_PreferredInteractionStyle()
	{
		return (EReference)serviceInterfaceEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute list '{@link org.wiretune.model.assembly.ServiceInterface#getOperations <em>Operations</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Operations</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface#getOperations()
	 * @see #getServiceInterface()
	 * @generated
	 */
	public EAttribute getServiceInterface_Operations()
	{
		return (EAttribute)serviceInterfaceEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.ServiceInterface#getQualifiers <em>Qualifiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Qualifiers</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface#getQualifiers()
	 * @see #getServiceInterface()
	 * @generated
	 */
	public EReference getServiceInterface_Qualifiers()
	{
		return (EReference)serviceInterfaceEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.ServiceInterface#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface#getName()
	 * @see #getServiceInterface()
	 * @generated
	 */
	public EAttribute getServiceInterface_Name()
	{
		return (EAttribute)serviceInterfaceEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.ServiceInterface#getNamespace <em>Namespace</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Namespace</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface#getNamespace()
	 * @see #getServiceInterface()
	 * @generated
	 */
	public EAttribute getServiceInterface_Namespace()
	{
		return (EAttribute)serviceInterfaceEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.assembly.ServiceInterface#getDescribed <em>Described</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Described</em>'.
	 * @see org.wiretune.model.assembly.ServiceInterface#getDescribed()
	 * @see #getServiceInterface()
	 * @generated
	 */
	public EReference getServiceInterface_Described()
	{
		return (EReference)serviceInterfaceEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Qualifier <em>Qualifier</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Qualifier</em>'.
	 * @see org.wiretune.model.assembly.Qualifier
	 * @generated
	 */
	public EClass getQualifier()
	{
		return qualifierEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Qualifier#getType <em>Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Type</em>'.
	 * @see org.wiretune.model.assembly.Qualifier#getType()
	 * @see #getQualifier()
	 * @generated
	 */
	public EAttribute getQualifier_Type()
	{
		return (EAttribute)qualifierEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Qualifier#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Value</em>'.
	 * @see org.wiretune.model.assembly.Qualifier#getValue()
	 * @see #getQualifier()
	 * @generated
	 */
	public EReference getQualifier_Value()
	{
		return (EReference)qualifierEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Qualifier#getOperation <em>Operation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Operation</em>'.
	 * @see org.wiretune.model.assembly.Qualifier#getOperation()
	 * @see #getQualifier()
	 * @generated
	 */
	public EAttribute getQualifier_Operation()
	{
		return (EAttribute)qualifierEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Qualifier#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.assembly.Qualifier#getProperties()
	 * @see #getQualifier()
	 * @generated
	 */
	public EReference getQualifier_Properties()
	{
		return (EReference)qualifierEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Component <em>Component</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Component</em>'.
	 * @see org.wiretune.model.assembly.Component
	 * @generated
	 */
	public EClass getComponent()
	{
		return componentEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Component#getDisplayName <em>Display Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Display Name</em>'.
	 * @see org.wiretune.model.assembly.Component#getDisplayName()
	 * @see #getComponent()
	 * @generated
	 */
	public EAttribute getComponent_DisplayName()
	{
		return (EAttribute)componentEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Component#getInterfaces <em>Interfaces</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Interfaces</em>'.
	 * @see org.wiretune.model.assembly.Component#getInterfaces()
	 * @see #getComponent()
	 * @generated
	 */
	public EReference getComponent_Interfaces()
	{
		return (EReference)componentEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Component#getReferences <em>References</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>References</em>'.
	 * @see org.wiretune.model.assembly.Component#getReferences()
	 * @see #getComponent()
	 * @generated
	 */
	public EReference getComponent_References()
	{
		return (EReference)componentEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Component#getImplementation <em>Implementation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Implementation</em>'.
	 * @see org.wiretune.model.assembly.Component#getImplementation()
	 * @see #getComponent()
	 * @generated
	 */
	public EReference getComponent_Implementation()
	{
		return (EReference)componentEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Component#getQualifiers <em>Qualifiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Qualifiers</em>'.
	 * @see org.wiretune.model.assembly.Component#getQualifiers()
	 * @see #getComponent()
	 * @generated
	 */
	public EReference getComponent_Qualifiers()
	{
		return (EReference)componentEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Component#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.assembly.Component#getProperties()
	 * @see #getComponent()
	 * @generated
	 */
	public EReference getComponent_Properties()
	{
		return (EReference)componentEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Implementation <em>Implementation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Implementation</em>'.
	 * @see org.wiretune.model.assembly.Implementation
	 * @generated
	 */
	public EClass getImplementation()
	{
		return implementationEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Implementation#getType <em>Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Type</em>'.
	 * @see org.wiretune.model.assembly.Implementation#getType()
	 * @see #getImplementation()
	 * @generated
	 */
	public EAttribute getImplementation_Type()
	{
		return (EAttribute)implementationEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Implementation#getArtifact <em>Artifact</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Artifact</em>'.
	 * @see org.wiretune.model.assembly.Implementation#getArtifact()
	 * @see #getImplementation()
	 * @generated
	 */
	public EReference getImplementation_Artifact()
	{
		return (EReference)implementationEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Implementation#getQualifiers <em>Qualifiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Qualifiers</em>'.
	 * @see org.wiretune.model.assembly.Implementation#getQualifiers()
	 * @see #getImplementation()
	 * @generated
	 */
	public EReference getImplementation_Qualifiers()
	{
		return (EReference)implementationEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Implementation#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.assembly.Implementation#getProperties()
	 * @see #getImplementation()
	 * @generated
	 */
	public EReference getImplementation_Properties()
	{
		return (EReference)implementationEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.assembly.Implementation#getProcess <em>Process</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Process</em>'.
	 * @see org.wiretune.model.assembly.Implementation#getProcess()
	 * @see #getImplementation()
	 * @generated
	 */
	public EReference getImplementation_Process()
	{
		return (EReference)implementationEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.assembly.Implementation#getModule <em>Module</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Module</em>'.
	 * @see org.wiretune.model.assembly.Implementation#getModule()
	 * @see #getImplementation()
	 * @generated
	 */
	public EReference getImplementation_Module()
	{
		return (EReference)implementationEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.assembly.Implementation#getFlow <em>Flow</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Flow</em>'.
	 * @see org.wiretune.model.assembly.Implementation#getFlow()
	 * @see #getImplementation()
	 * @generated
	 */
	public EReference getImplementation_Flow()
	{
		return (EReference)implementationEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Reference <em>Reference</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Reference</em>'.
	 * @see org.wiretune.model.assembly.Reference
	 * @generated
	 */
	public EClass getReference()
	{
		return referenceEClass;
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Reference#getInterfaces <em>Interfaces</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Interfaces</em>'.
	 * @see org.wiretune.model.assembly.Reference#getInterfaces()
	 * @see #getReference()
	 * @generated
	 */
	public EReference getReference_Interfaces()
	{
		return (EReference)referenceEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Reference#getQualifiers <em>Qualifiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Qualifiers</em>'.
	 * @see org.wiretune.model.assembly.Reference#getQualifiers()
	 * @see #getReference()
	 * @generated
	 */
	public EReference getReference_Qualifiers()
	{
		return (EReference)referenceEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Reference#getWires <em>Wires</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Wires</em>'.
	 * @see org.wiretune.model.assembly.Reference#getWires()
	 * @see #getReference()
	 * @generated
	 */
	public EReference getReference_Wires()
	{
		return (EReference)referenceEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Wire <em>Wire</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Wire</em>'.
	 * @see org.wiretune.model.assembly.Wire
	 * @generated
	 */
	public EClass getWire()
	{
		return wireEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Wire#getTarget <em>Target</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Target</em>'.
	 * @see org.wiretune.model.assembly.Wire#getTarget()
	 * @see #getWire()
	 * @generated
	 */
	public EReference getWire_Target()
	{
		return (EReference)wireEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.assembly.Wire#getResolved <em>Resolved</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Resolved</em>'.
	 * @see org.wiretune.model.assembly.Wire#getResolved()
	 * @see #getWire()
	 * @generated
	 */
	public EReference getWire_Resolved()
	{
		return (EReference)wireEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Import <em>Import</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Import</em>'.
	 * @see org.wiretune.model.assembly.Import
	 * @generated
	 */
	public EClass getImport()
	{
		return importEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Import#getDisplayName <em>Display Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Display Name</em>'.
	 * @see org.wiretune.model.assembly.Import#getDisplayName()
	 * @see #getImport()
	 * @generated
	 */
	public EAttribute getImport_DisplayName()
	{
		return (EAttribute)importEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Import#getInterfaces <em>Interfaces</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Interfaces</em>'.
	 * @see org.wiretune.model.assembly.Import#getInterfaces()
	 * @see #getImport()
	 * @generated
	 */
	public EReference getImport_Interfaces()
	{
		return (EReference)importEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Import#getBinding <em>Binding</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Binding</em>'.
	 * @see org.wiretune.model.assembly.Import#getBinding()
	 * @see #getImport()
	 * @generated
	 */
	public EReference getImport_Binding()
	{
		return (EReference)importEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Import#getWire <em>Wire</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Wire</em>'.
	 * @see org.wiretune.model.assembly.Import#getWire()
	 * @see #getImport()
	 * @generated
	 */
	public EReference getImport_Wire()
	{
		return (EReference)importEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Import#getQualifiers <em>Qualifiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Qualifiers</em>'.
	 * @see org.wiretune.model.assembly.Import#getQualifiers()
	 * @see #getImport()
	 * @generated
	 */
	public EReference getImport_Qualifiers()
	{
		return (EReference)importEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Export <em>Export</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Export</em>'.
	 * @see org.wiretune.model.assembly.Export
	 * @generated
	 */
	public EClass getExport()
	{
		return exportEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Export#getDisplayName <em>Display Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Display Name</em>'.
	 * @see org.wiretune.model.assembly.Export#getDisplayName()
	 * @see #getExport()
	 * @generated
	 */
	public EAttribute getExport_DisplayName()
	{
		return (EAttribute)exportEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Export#getInterfaces <em>Interfaces</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Interfaces</em>'.
	 * @see org.wiretune.model.assembly.Export#getInterfaces()
	 * @see #getExport()
	 * @generated
	 */
	public EReference getExport_Interfaces()
	{
		return (EReference)exportEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Export#getBinding <em>Binding</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Binding</em>'.
	 * @see org.wiretune.model.assembly.Export#getBinding()
	 * @see #getExport()
	 * @generated
	 */
	public EReference getExport_Binding()
	{
		return (EReference)exportEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Export#getWire <em>Wire</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Wire</em>'.
	 * @see org.wiretune.model.assembly.Export#getWire()
	 * @see #getExport()
	 * @generated
	 */
	public EReference getExport_Wire()
	{
		return (EReference)exportEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Export#getQualifiers <em>Qualifiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Qualifiers</em>'.
	 * @see org.wiretune.model.assembly.Export#getQualifiers()
	 * @see #getExport()
	 * @generated
	 */
	public EReference getExport_Qualifiers()
	{
		return (EReference)exportEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Binding <em>Binding</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Binding</em>'.
	 * @see org.wiretune.model.assembly.Binding
	 * @generated
	 */
	public EClass getBinding()
	{
		return bindingEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Binding#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.wiretune.model.assembly.Binding#getKind()
	 * @see #getBinding()
	 * @generated
	 */
	public EAttribute getBinding_Kind()
	{
		return (EAttribute)bindingEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Binding#getType <em>Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Type</em>'.
	 * @see org.wiretune.model.assembly.Binding#getType()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_Type()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Binding#getTargetModule <em>Target Module</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Target Module</em>'.
	 * @see org.wiretune.model.assembly.Binding#getTargetModule()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_TargetModule()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Binding#getTargetExport <em>Target Export</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Target Export</em>'.
	 * @see org.wiretune.model.assembly.Binding#getTargetExport()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_TargetExport()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Binding#getEndpoint <em>Endpoint</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Endpoint</em>'.
	 * @see org.wiretune.model.assembly.Binding#getEndpoint()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_Endpoint()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Binding#getDestinations <em>Destinations</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Destinations</em>'.
	 * @see org.wiretune.model.assembly.Binding#getDestinations()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_Destinations()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Binding#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.assembly.Binding#getProperties()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_Properties()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Binding#getActivationSpecification <em>Activation Specification</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Activation Specification</em>'.
	 * @see org.wiretune.model.assembly.Binding#getActivationSpecification()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_ActivationSpecification()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Binding#getConnectionFactories <em>Connection Factories</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Connection Factories</em>'.
	 * @see org.wiretune.model.assembly.Binding#getConnectionFactories()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_ConnectionFactories()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Binding#getMethods <em>Methods</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Methods</em>'.
	 * @see org.wiretune.model.assembly.Binding#getMethods()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_Methods()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Binding#getQualifiers <em>Qualifiers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Qualifiers</em>'.
	 * @see org.wiretune.model.assembly.Binding#getQualifiers()
	 * @see #getBinding()
	 * @generated
	 */
	public EReference getBinding_Qualifiers()
	{
		return (EReference)bindingEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.MethodBinding <em>Method Binding</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Method Binding</em>'.
	 * @see org.wiretune.model.assembly.MethodBinding
	 * @generated
	 */
	public EClass getMethodBinding()
	{
		return methodBindingEClass;
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.MethodBinding#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.assembly.MethodBinding#getProperties()
	 * @see #getMethodBinding()
	 * @generated
	 */
	public EReference getMethodBinding_Properties()
	{
		return (EReference)methodBindingEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.BusinessProcess <em>Business Process</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Business Process</em>'.
	 * @see org.wiretune.model.assembly.BusinessProcess
	 * @generated
	 */
	public EClass getBusinessProcess()
	{
		return businessProcessEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.BusinessProcess#getPath <em>Path</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Path</em>'.
	 * @see org.wiretune.model.assembly.BusinessProcess#getPath()
	 * @see #getBusinessProcess()
	 * @generated
	 */
	public EAttribute getBusinessProcess_Path()
	{
		return (EAttribute)businessProcessEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.BusinessProcess#getExecutionMode <em>Execution Mode</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Execution Mode</em>'.
	 * @see org.wiretune.model.assembly.BusinessProcess#getExecutionMode()
	 * @see #getBusinessProcess()
	 * @generated
	 */
	public EReference getBusinessProcess_ExecutionMode()
	{
		return (EReference)businessProcessEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.BusinessProcess#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.assembly.BusinessProcess#getProperties()
	 * @see #getBusinessProcess()
	 * @generated
	 */
	public EReference getBusinessProcess_Properties()
	{
		return (EReference)businessProcessEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.BusinessProcess#getInvokes <em>Invokes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Invokes</em>'.
	 * @see org.wiretune.model.assembly.BusinessProcess#getInvokes()
	 * @see #getBusinessProcess()
	 * @generated
	 */
	public EReference getBusinessProcess_Invokes()
	{
		return (EReference)businessProcessEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.BusinessProcess#getActivities <em>Activities</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Activities</em>'.
	 * @see org.wiretune.model.assembly.BusinessProcess#getActivities()
	 * @see #getBusinessProcess()
	 * @generated
	 */
	public EReference getBusinessProcess_Activities()
	{
		return (EReference)businessProcessEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.BusinessProcess#getVariables <em>Variables</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Variables</em>'.
	 * @see org.wiretune.model.assembly.BusinessProcess#getVariables()
	 * @see #getBusinessProcess()
	 * @generated
	 */
	public EAttribute getBusinessProcess_Variables()
	{
		return (EAttribute)businessProcessEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Invoke <em>Invoke</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Invoke</em>'.
	 * @see org.wiretune.model.assembly.Invoke
	 * @generated
	 */
	public EClass getInvoke()
	{
		return invokeEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Invoke#getPartner <em>Partner</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Partner</em>'.
	 * @see org.wiretune.model.assembly.Invoke#getPartner()
	 * @see #getInvoke()
	 * @generated
	 */
	public EReference getInvoke_Partner()
	{
		return (EReference)invokeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Invoke#getOperation <em>Operation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Operation</em>'.
	 * @see org.wiretune.model.assembly.Invoke#getOperation()
	 * @see #getInvoke()
	 * @generated
	 */
	public EReference getInvoke_Operation()
	{
		return (EReference)invokeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.assembly.Invoke#getTransactionalBehavior <em>Transactional Behavior</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Transactional Behavior</em>'.
	 * @see org.wiretune.model.assembly.Invoke#getTransactionalBehavior()
	 * @see #getInvoke()
	 * @generated
	 */
	public EReference getInvoke_TransactionalBehavior()
	{
		return (EReference)invokeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Invoke#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.assembly.Invoke#getProperties()
	 * @see #getInvoke()
	 * @generated
	 */
	public EReference getInvoke_Properties()
	{
		return (EReference)invokeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Invoke#getPerformer <em>Performer</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Performer</em>'.
	 * @see org.wiretune.model.assembly.Invoke#getPerformer()
	 * @see #getInvoke()
	 * @generated
	 */
	public EAttribute getInvoke_Performer()
	{
		return (EAttribute)invokeEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.assembly.Invoke#getReference <em>Reference</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Reference</em>'.
	 * @see org.wiretune.model.assembly.Invoke#getReference()
	 * @see #getInvoke()
	 * @generated
	 */
	public EReference getInvoke_Reference()
	{
		return (EReference)invokeEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.PortType <em>Port Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Port Type</em>'.
	 * @see org.wiretune.model.assembly.PortType
	 * @generated
	 */
	public EClass getPortType()
	{
		return portTypeEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.PortType#getNamespace <em>Namespace</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Namespace</em>'.
	 * @see org.wiretune.model.assembly.PortType#getNamespace()
	 * @see #getPortType()
	 * @generated
	 */
	public EAttribute getPortType_Namespace()
	{
		return (EAttribute)portTypeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.PortType#getOperations <em>Operations</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Operations</em>'.
	 * @see org.wiretune.model.assembly.PortType#getOperations()
	 * @see #getPortType()
	 * @generated
	 */
	public EReference getPortType_Operations()
	{
		return (EReference)portTypeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Operation <em>Operation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Operation</em>'.
	 * @see org.wiretune.model.assembly.Operation
	 * @generated
	 */
	public EClass getOperation()
	{
		return operationEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Operation#isOneWay <em>One Way</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>One Way</em>'.
	 * @see org.wiretune.model.assembly.Operation#isOneWay()
	 * @see #getOperation()
	 * @generated
	 */
	public EAttribute getOperation_OneWay()
	{
		return (EAttribute)operationEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Activity <em>Activity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Activity</em>'.
	 * @see org.wiretune.model.assembly.Activity
	 * @generated
	 */
	public EClass getActivity()
	{
		return activityEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Activity#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.wiretune.model.assembly.Activity#getKind()
	 * @see #getActivity()
	 * @generated
	 */
	public EAttribute getActivity_Kind()
	{
		return (EAttribute)activityEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Activity#getOperation <em>Operation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Operation</em>'.
	 * @see org.wiretune.model.assembly.Activity#getOperation()
	 * @see #getActivity()
	 * @generated
	 */
	public EAttribute getActivity_Operation()
	{
		return (EAttribute)activityEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Activity#getPartner <em>Partner</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Partner</em>'.
	 * @see org.wiretune.model.assembly.Activity#getPartner()
	 * @see #getActivity()
	 * @generated
	 */
	public EAttribute getActivity_Partner()
	{
		return (EAttribute)activityEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Activity#isCreating <em>Creating</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Creating</em>'.
	 * @see org.wiretune.model.assembly.Activity#isCreating()
	 * @see #getActivity()
	 * @generated
	 */
	public EAttribute getActivity_Creating()
	{
		return (EAttribute)activityEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Activity#isParallel <em>Parallel</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Parallel</em>'.
	 * @see org.wiretune.model.assembly.Activity#isParallel()
	 * @see #getActivity()
	 * @generated
	 */
	public EAttribute getActivity_Parallel()
	{
		return (EAttribute)activityEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Activity#getActivities <em>Activities</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Activities</em>'.
	 * @see org.wiretune.model.assembly.Activity#getActivities()
	 * @see #getActivity()
	 * @generated
	 */
	public EReference getActivity_Activities()
	{
		return (EReference)activityEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Activity#getInvocation <em>Invocation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Invocation</em>'.
	 * @see org.wiretune.model.assembly.Activity#getInvocation()
	 * @see #getActivity()
	 * @generated
	 */
	public EAttribute getActivity_Invocation()
	{
		return (EAttribute)activityEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.MediationFlow <em>Mediation Flow</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Mediation Flow</em>'.
	 * @see org.wiretune.model.assembly.MediationFlow
	 * @generated
	 */
	public EClass getMediationFlow()
	{
		return mediationFlowEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.MediationFlow#getPath <em>Path</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Path</em>'.
	 * @see org.wiretune.model.assembly.MediationFlow#getPath()
	 * @see #getMediationFlow()
	 * @generated
	 */
	public EAttribute getMediationFlow_Path()
	{
		return (EAttribute)mediationFlowEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.MediationFlow#getPrimitives <em>Primitives</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Primitives</em>'.
	 * @see org.wiretune.model.assembly.MediationFlow#getPrimitives()
	 * @see #getMediationFlow()
	 * @generated
	 */
	public EReference getMediationFlow_Primitives()
	{
		return (EReference)mediationFlowEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute list '{@link org.wiretune.model.assembly.MediationFlow#getParts <em>Parts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Parts</em>'.
	 * @see org.wiretune.model.assembly.MediationFlow#getParts()
	 * @see #getMediationFlow()
	 * @generated
	 */
	public EAttribute getMediationFlow_Parts()
	{
		return (EAttribute)mediationFlowEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.assembly.Primitive <em>Primitive</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Primitive</em>'.
	 * @see org.wiretune.model.assembly.Primitive
	 * @generated
	 */
	public EClass getPrimitive()
	{
		return primitiveEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Primitive#getType <em>Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Type</em>'.
	 * @see org.wiretune.model.assembly.Primitive#getType()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EAttribute getPrimitive_Type()
	{
		return (EAttribute)primitiveEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Primitive#getReference <em>Reference</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Reference</em>'.
	 * @see org.wiretune.model.assembly.Primitive#getReference()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EAttribute getPrimitive_Reference()
	{
		return (EAttribute)primitiveEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Primitive#getOperation <em>Operation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Operation</em>'.
	 * @see org.wiretune.model.assembly.Primitive#getOperation()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EAttribute getPrimitive_Operation()
	{
		return (EAttribute)primitiveEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Primitive#isResponse <em>Response</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Response</em>'.
	 * @see org.wiretune.model.assembly.Primitive#isResponse()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EAttribute getPrimitive_Response()
	{
		return (EAttribute)primitiveEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the attribute list '{@link org.wiretune.model.assembly.Primitive#getPromoted <em>Promoted</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Promoted</em>'.
	 * @see org.wiretune.model.assembly.Primitive#getPromoted()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EAttribute getPrimitive_Promoted()
	{
		return (EAttribute)primitiveEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.assembly.Primitive#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.assembly.Primitive#getProperties()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EReference getPrimitive_Properties()
	{
		return (EReference)primitiveEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the attribute list '{@link org.wiretune.model.assembly.Primitive#getSuccessors <em>Successors</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Successors</em>'.
	 * @see org.wiretune.model.assembly.Primitive#getSuccessors()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EAttribute getPrimitive_Successors()
	{
		return (EAttribute)primitiveEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the attribute list '{@link org.wiretune.model.assembly.Primitive#getFailures <em>Failures</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Failures</em>'.
	 * @see org.wiretune.model.assembly.Primitive#getFailures()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EAttribute getPrimitive_Failures()
	{
		return (EAttribute)primitiveEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.assembly.Primitive#getAround <em>Around</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Around</em>'.
	 * @see org.wiretune.model.assembly.Primitive#getAround()
	 * @see #getPrimitive()
	 * @generated
	 */
	public EAttribute getPrimitive_Around()
	{
		return (EAttribute)primitiveEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Module <em>Module View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Module View</em>'.
	 * @see org.wiretune.core.Module
	 * @model instanceClass="org.wiretune.core.Module"
	 * @generated
	 */
	public EClass getModuleView()
	{
		return moduleViewEClass;
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Component <em>Component View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Component View</em>'.
	 * @see org.wiretune.core.Component
	 * @model instanceClass="org.wiretune.core.Component"
	 * @generated
	 */
	public EClass getComponentView()
	{
		return componentViewEClass;
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Reference <em>Reference View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Reference View</em>'.
	 * @see org.wiretune.core.Reference
	 * @model instanceClass="org.wiretune.core.Reference"
	 * @generated
	 */
	public EClass getReferenceView()
	{
		return referenceViewEClass;
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Import <em>Import View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Import View</em>'.
	 * @see org.wiretune.core.Import
	 * @model instanceClass="org.wiretune.core.Import"
	 * @generated
	 */
	public EClass getImportView()
	{
		return importViewEClass;
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Export <em>Export View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Export View</em>'.
	 * @see org.wiretune.core.Export
	 * @model instanceClass="org.wiretune.core.Export"
	 * @generated
	 */
	public EClass getExportView()
	{
		return exportViewEClass;
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Binding <em>Binding View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Binding View</em>'.
	 * @see org.wiretune.core.Binding
	 * @model instanceClass="org.wiretune.core.Binding"
	 * @generated
	 */
	public EClass getBindingView()
	{
		return bindingViewEClass;
	}

	/**
	 * Returns the meta object for enum '{@link org.wiretune.model.assembly.InteractionStyle <em>Interaction Style</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Interaction Style</em>'.
	 * @see org.wiretune.model.assembly.InteractionStyle
	 * @generated
	 */
	public EEnum getInteractionStyle()
	{
		return interactionStyleEEnum;
	}

	/**
	 * Returns the meta object for data type '{@link org.wiretune.core.ModuleKind <em>Module Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * What kind of project a module is.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Module Kind</em>'.
	 * @see org.wiretune.core.ModuleKind
	 * @model instanceClass="org.wiretune.core.ModuleKind"
	 * @generated
	 */
	public EDataType getModuleKind()
	{
		return moduleKindEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link org.wiretune.core.BindingKind <em>Binding Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * How a call leaves or enters a module.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Binding Kind</em>'.
	 * @see org.wiretune.core.BindingKind
	 * @model instanceClass="org.wiretune.core.BindingKind"
	 * @generated
	 */
	public EDataType getBindingKind()
	{
		return bindingKindEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Components</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Components</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;? extends org.wiretune.core.Component&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getComponents()
	{
		return componentsEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Imports</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Imports</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;? extends org.wiretune.core.Import&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getImports()
	{
		return importsEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Exports</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Exports</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;? extends org.wiretune.core.Export&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getExports()
	{
		return exportsEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>References</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>References</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;? extends org.wiretune.core.Reference&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getReferences()
	{
		return referencesEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Elements</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Elements</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;? extends org.wiretune.core.Element&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getElements()
	{
		return elementsEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.Optional <em>Optional Element</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Optional Element</em>'.
	 * @see java.util.Optional
	 * @model instanceClass="java.util.Optional&lt;? extends org.wiretune.core.Element&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getOptionalElement()
	{
		return optionalElementEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link org.wiretune.core.Binding <em>Binding Of Contract</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Binding Of Contract</em>'.
	 * @see org.wiretune.core.Binding
	 * @model instanceClass="org.wiretune.core.Binding" serializeable="false"
	 * @generated
	 */
	public EDataType getBindingOfContract()
	{
		return bindingOfContractEDataType;
	}

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	public AssemblyFactory getAssemblyFactory()
	{
		return (AssemblyFactory)getEFactoryInstance();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isCreated = false;

	/**
	 * Creates the meta-model objects for the package.  This method is
	 * guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void createPackageContents()
	{
		if (isCreated) return;
		isCreated = true;

		// Create classes and their features
		moduleEClass = createEClass(MODULE);
		createEAttribute(moduleEClass, MODULE__KIND);
		createEAttribute(moduleEClass, MODULE__PATH);
		createEReference(moduleEClass, MODULE__COMPONENTS);
		createEReference(moduleEClass, MODULE__IMPORTS);
		createEReference(moduleEClass, MODULE__EXPORTS);
		createEReference(moduleEClass, MODULE__REFERENCES);
		createEReference(moduleEClass, MODULE__DEPENDENCIES);
		createEReference(moduleEClass, MODULE__USES);
		createEReference(moduleEClass, MODULE__PROCESSES);
		createEReference(moduleEClass, MODULE__INCLUDES);
		createEReference(moduleEClass, MODULE__QUALIFIERS);
		createEReference(moduleEClass, MODULE__PORT_TYPES);
		createEReference(moduleEClass, MODULE__FLOWS);
		createEReference(moduleEClass, MODULE__BUSINESS_OBJECTS);

		serviceInterfaceEClass = createEClass(SERVICE_INTERFACE);
		createEAttribute(serviceInterfaceEClass, SERVICE_INTERFACE__TYPE);
		createEReference(serviceInterfaceEClass, SERVICE_INTERFACE__PORT_TYPE);
		createEReference(serviceInterfaceEClass, SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE);
		createEAttribute(serviceInterfaceEClass, SERVICE_INTERFACE__OPERATIONS);
		createEReference(serviceInterfaceEClass, SERVICE_INTERFACE__QUALIFIERS);
		createEAttribute(serviceInterfaceEClass, SERVICE_INTERFACE__NAME);
		createEAttribute(serviceInterfaceEClass, SERVICE_INTERFACE__NAMESPACE);
		createEReference(serviceInterfaceEClass, SERVICE_INTERFACE__DESCRIBED);

		qualifierEClass = createEClass(QUALIFIER);
		createEAttribute(qualifierEClass, QUALIFIER__TYPE);
		createEReference(qualifierEClass, QUALIFIER__VALUE);
		createEAttribute(qualifierEClass, QUALIFIER__OPERATION);
		createEReference(qualifierEClass, QUALIFIER__PROPERTIES);

		componentEClass = createEClass(COMPONENT);
		createEAttribute(componentEClass, COMPONENT__DISPLAY_NAME);
		createEReference(componentEClass, COMPONENT__INTERFACES);
		createEReference(componentEClass, COMPONENT__REFERENCES);
		createEReference(componentEClass, COMPONENT__IMPLEMENTATION);
		createEReference(componentEClass, COMPONENT__QUALIFIERS);
		createEReference(componentEClass, COMPONENT__PROPERTIES);

		implementationEClass = createEClass(IMPLEMENTATION);
		createEAttribute(implementationEClass, IMPLEMENTATION__TYPE);
		createEReference(implementationEClass, IMPLEMENTATION__ARTIFACT);
		createEReference(implementationEClass, IMPLEMENTATION__QUALIFIERS);
		createEReference(implementationEClass, IMPLEMENTATION__PROPERTIES);
		createEReference(implementationEClass, IMPLEMENTATION__PROCESS);
		createEReference(implementationEClass, IMPLEMENTATION__MODULE);
		createEReference(implementationEClass, IMPLEMENTATION__FLOW);

		referenceEClass = createEClass(REFERENCE);
		createEReference(referenceEClass, REFERENCE__INTERFACES);
		createEReference(referenceEClass, REFERENCE__QUALIFIERS);
		createEReference(referenceEClass, REFERENCE__WIRES);

		wireEClass = createEClass(WIRE);
		createEReference(wireEClass, WIRE__TARGET);
		createEReference(wireEClass, WIRE__RESOLVED);

		importEClass = createEClass(IMPORT);
		createEAttribute(importEClass, IMPORT__DISPLAY_NAME);
		createEReference(importEClass, IMPORT__INTERFACES);
		createEReference(importEClass, IMPORT__BINDING);
		createEReference(importEClass, IMPORT__WIRE);
		createEReference(importEClass, IMPORT__QUALIFIERS);

		exportEClass = createEClass(EXPORT);
		createEAttribute(exportEClass, EXPORT__DISPLAY_NAME);
		createEReference(exportEClass, EXPORT__INTERFACES);
		createEReference(exportEClass, EXPORT__BINDING);
		createEReference(exportEClass, EXPORT__WIRE);
		createEReference(exportEClass, EXPORT__QUALIFIERS);

		bindingEClass = createEClass(BINDING);
		createEAttribute(bindingEClass, BINDING__KIND);
		createEReference(bindingEClass, BINDING__TYPE);
		createEReference(bindingEClass, BINDING__TARGET_MODULE);
		createEReference(bindingEClass, BINDING__TARGET_EXPORT);
		createEReference(bindingEClass, BINDING__ENDPOINT);
		createEReference(bindingEClass, BINDING__DESTINATIONS);
		createEReference(bindingEClass, BINDING__PROPERTIES);
		createEReference(bindingEClass, BINDING__ACTIVATION_SPECIFICATION);
		createEReference(bindingEClass, BINDING__CONNECTION_FACTORIES);
		createEReference(bindingEClass, BINDING__METHODS);
		createEReference(bindingEClass, BINDING__QUALIFIERS);

		methodBindingEClass = createEClass(METHOD_BINDING);
		createEReference(methodBindingEClass, METHOD_BINDING__PROPERTIES);

		businessProcessEClass = createEClass(BUSINESS_PROCESS);
		createEAttribute(businessProcessEClass, BUSINESS_PROCESS__PATH);
		createEReference(businessProcessEClass, BUSINESS_PROCESS__EXECUTION_MODE);
		createEReference(businessProcessEClass, BUSINESS_PROCESS__PROPERTIES);
		createEReference(businessProcessEClass, BUSINESS_PROCESS__INVOKES);
		createEReference(businessProcessEClass, BUSINESS_PROCESS__ACTIVITIES);
		createEAttribute(businessProcessEClass, BUSINESS_PROCESS__VARIABLES);

		invokeEClass = createEClass(INVOKE);
		createEReference(invokeEClass, INVOKE__PARTNER);
		createEReference(invokeEClass, INVOKE__OPERATION);
		createEReference(invokeEClass, INVOKE__TRANSACTIONAL_BEHAVIOR);
		createEReference(invokeEClass, INVOKE__PROPERTIES);
		createEAttribute(invokeEClass, INVOKE__PERFORMER);
		createEReference(invokeEClass, INVOKE__REFERENCE);

		portTypeEClass = createEClass(PORT_TYPE);
		createEAttribute(portTypeEClass, PORT_TYPE__NAMESPACE);
		createEReference(portTypeEClass, PORT_TYPE__OPERATIONS);

		operationEClass = createEClass(OPERATION);
		createEAttribute(operationEClass, OPERATION__ONE_WAY);

		activityEClass = createEClass(ACTIVITY);
		createEAttribute(activityEClass, ACTIVITY__KIND);
		createEAttribute(activityEClass, ACTIVITY__OPERATION);
		createEAttribute(activityEClass, ACTIVITY__PARTNER);
		createEAttribute(activityEClass, ACTIVITY__CREATING);
		createEAttribute(activityEClass, ACTIVITY__PARALLEL);
		createEReference(activityEClass, ACTIVITY__ACTIVITIES);
		createEAttribute(activityEClass, ACTIVITY__INVOCATION);

		mediationFlowEClass = createEClass(MEDIATION_FLOW);
		createEAttribute(mediationFlowEClass, MEDIATION_FLOW__PATH);
		createEReference(mediationFlowEClass, MEDIATION_FLOW__PRIMITIVES);
		createEAttribute(mediationFlowEClass, MEDIATION_FLOW__PARTS);

		primitiveEClass = createEClass(PRIMITIVE);
		createEAttribute(primitiveEClass, PRIMITIVE__TYPE);
		createEAttribute(primitiveEClass, PRIMITIVE__REFERENCE);
		createEAttribute(primitiveEClass, PRIMITIVE__OPERATION);
		createEAttribute(primitiveEClass, PRIMITIVE__RESPONSE);
		createEAttribute(primitiveEClass, PRIMITIVE__PROMOTED);
		createEReference(primitiveEClass, PRIMITIVE__PROPERTIES);
		createEAttribute(primitiveEClass, PRIMITIVE__SUCCESSORS);
		createEAttribute(primitiveEClass, PRIMITIVE__FAILURES);
		createEAttribute(primitiveEClass, PRIMITIVE__AROUND);

		moduleViewEClass = createEClass(MODULE_VIEW);

		componentViewEClass = createEClass(COMPONENT_VIEW);

		referenceViewEClass = createEClass(REFERENCE_VIEW);

		importViewEClass = createEClass(IMPORT_VIEW);

		exportViewEClass = createEClass(EXPORT_VIEW);

		bindingViewEClass = createEClass(BINDING_VIEW);

		// Create enums
		interactionStyleEEnum = createEEnum(INTERACTION_STYLE);

		// Create data types
		moduleKindEDataType = createEDataType(MODULE_KIND);
		bindingKindEDataType = createEDataType(BINDING_KIND);
		componentsEDataType = createEDataType(COMPONENTS);
		importsEDataType = createEDataType(IMPORTS);
		exportsEDataType = createEDataType(EXPORTS);
		referencesEDataType = createEDataType(REFERENCES);
		elementsEDataType = createEDataType(ELEMENTS);
		optionalElementEDataType = createEDataType(OPTIONAL_ELEMENT);
		bindingOfContractEDataType = createEDataType(BINDING_OF_CONTRACT);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isInitialized = false;

	/**
	 * Complete the initialization of the package and its meta-model.  This
	 * method is guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void initializePackageContents()
	{
		if (isInitialized) return;
		isInitialized = true;

		// Initialize package
		setName(eNAME);
		setNsPrefix(eNS_PREFIX);
		setNsURI(eNS_URI);

		// Obtain other dependent packages
		SettingsPackage theSettingsPackage = (SettingsPackage)EPackage.Registry.INSTANCE.getEPackage(SettingsPackage.eNS_URI);

		// Create type parameters

		// Set bounds for type parameters

		// Add supertypes to classes
		moduleEClass.getESuperTypes().add(theSettingsPackage.getElement());
		moduleEClass.getESuperTypes().add(this.getModuleView());
		componentEClass.getESuperTypes().add(theSettingsPackage.getElement());
		componentEClass.getESuperTypes().add(this.getComponentView());
		referenceEClass.getESuperTypes().add(theSettingsPackage.getElement());
		referenceEClass.getESuperTypes().add(this.getReferenceView());
		importEClass.getESuperTypes().add(theSettingsPackage.getElement());
		importEClass.getESuperTypes().add(this.getImportView());
		exportEClass.getESuperTypes().add(theSettingsPackage.getElement());
		exportEClass.getESuperTypes().add(this.getExportView());
		bindingEClass.getESuperTypes().add(theSettingsPackage.getElement());
		bindingEClass.getESuperTypes().add(this.getBindingView());
		methodBindingEClass.getESuperTypes().add(theSettingsPackage.getElement());
		businessProcessEClass.getESuperTypes().add(theSettingsPackage.getElement());
		invokeEClass.getESuperTypes().add(theSettingsPackage.getElement());
		portTypeEClass.getESuperTypes().add(theSettingsPackage.getElement());
		operationEClass.getESuperTypes().add(theSettingsPackage.getElement());
		activityEClass.getESuperTypes().add(theSettingsPackage.getElement());
		mediationFlowEClass.getESuperTypes().add(theSettingsPackage.getElement());
		primitiveEClass.getESuperTypes().add(theSettingsPackage.getElement());

		// Initialize classes and features; add operations and parameters
		initEClass(moduleEClass, org.wiretune.model.assembly.Module.class, "Module", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getModule_Kind(), this.getModuleKind(), "kind", "module", 0, 1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getModule_Path(), ecorePackage.getEString(), "path", null, 0, 1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Components(), this.getComponent(), null, "components", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Imports(), this.getImport(), null, "imports", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Exports(), this.getExport(), null, "exports", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_References(), this.getReference(), null, "references", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Dependencies(), theSettingsPackage.getSetting(), null, "dependencies", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Uses(), this.getModule(), null, "uses", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Processes(), this.getBusinessProcess(), null, "processes", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Includes(), theSettingsPackage.getSetting(), null, "includes", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Qualifiers(), this.getQualifier(), null, "qualifiers", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_PortTypes(), this.getPortType(), null, "portTypes", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_Flows(), this.getMediationFlow(), null, "flows", null, 0, -1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getModule_BusinessObjects(), theSettingsPackage.getSetting(), null, "businessObjects", null, 0, 1, org.wiretune.model.assembly.Module.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(serviceInterfaceEClass, ServiceInterface.class, "ServiceInterface", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getServiceInterface_Type(), ecorePackage.getEString(), "type", null, 0, 1, ServiceInterface.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServiceInterface_PortType(), theSettingsPackage.getSetting(), null, "portType", null, 0, 1, ServiceInterface.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServiceInterface_PreferredInteractionStyle(), theSettingsPackage.getSetting(), null, "preferredInteractionStyle", null, 0, 1, ServiceInterface.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServiceInterface_Operations(), ecorePackage.getEString(), "operations", null, 0, -1, ServiceInterface.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServiceInterface_Qualifiers(), this.getQualifier(), null, "qualifiers", null, 0, -1, ServiceInterface.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServiceInterface_Name(), ecorePackage.getEString(), "name", null, 0, 1, ServiceInterface.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServiceInterface_Namespace(), ecorePackage.getEString(), "namespace", null, 0, 1, ServiceInterface.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServiceInterface_Described(), this.getPortType(), null, "described", null, 0, 1, ServiceInterface.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		addEOperation(serviceInterfaceEClass, this.getInteractionStyle(), "interactionStyle", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(qualifierEClass, Qualifier.class, "Qualifier", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getQualifier_Type(), ecorePackage.getEString(), "type", null, 0, 1, Qualifier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getQualifier_Value(), theSettingsPackage.getSetting(), null, "value", null, 0, 1, Qualifier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getQualifier_Operation(), ecorePackage.getEString(), "operation", null, 0, 1, Qualifier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getQualifier_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, Qualifier.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(componentEClass, Component.class, "Component", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getComponent_DisplayName(), ecorePackage.getEString(), "displayName", null, 0, 1, Component.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getComponent_Interfaces(), this.getServiceInterface(), null, "interfaces", null, 0, -1, Component.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getComponent_References(), this.getReference(), null, "references", null, 0, -1, Component.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getComponent_Implementation(), this.getImplementation(), null, "implementation", null, 0, 1, Component.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getComponent_Qualifiers(), this.getQualifier(), null, "qualifiers", null, 0, -1, Component.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getComponent_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, Component.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(implementationEClass, Implementation.class, "Implementation", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getImplementation_Type(), ecorePackage.getEString(), "type", null, 0, 1, Implementation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImplementation_Artifact(), theSettingsPackage.getSetting(), null, "artifact", null, 0, 1, Implementation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImplementation_Qualifiers(), this.getQualifier(), null, "qualifiers", null, 0, -1, Implementation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImplementation_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, Implementation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImplementation_Process(), this.getBusinessProcess(), null, "process", null, 0, 1, Implementation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImplementation_Module(), this.getModule(), null, "module", null, 0, 1, Implementation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImplementation_Flow(), this.getMediationFlow(), null, "flow", null, 0, 1, Implementation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(referenceEClass, Reference.class, "Reference", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getReference_Interfaces(), this.getServiceInterface(), null, "interfaces", null, 0, -1, Reference.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getReference_Qualifiers(), this.getQualifier(), null, "qualifiers", null, 0, -1, Reference.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getReference_Wires(), this.getWire(), null, "wires", null, 0, -1, Reference.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(wireEClass, Wire.class, "Wire", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getWire_Target(), theSettingsPackage.getSetting(), null, "target", null, 0, 1, Wire.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getWire_Resolved(), theSettingsPackage.getElement(), null, "resolved", null, 0, 1, Wire.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(importEClass, Import.class, "Import", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getImport_DisplayName(), ecorePackage.getEString(), "displayName", null, 0, 1, Import.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImport_Interfaces(), this.getServiceInterface(), null, "interfaces", null, 0, -1, Import.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImport_Binding(), this.getBinding(), null, "binding", null, 0, 1, Import.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImport_Wire(), this.getWire(), null, "wire", null, 0, 1, Import.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getImport_Qualifiers(), this.getQualifier(), null, "qualifiers", null, 0, -1, Import.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(exportEClass, Export.class, "Export", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getExport_DisplayName(), ecorePackage.getEString(), "displayName", null, 0, 1, Export.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getExport_Interfaces(), this.getServiceInterface(), null, "interfaces", null, 0, -1, Export.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getExport_Binding(), this.getBinding(), null, "binding", null, 0, 1, Export.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getExport_Wire(), this.getWire(), null, "wire", null, 0, 1, Export.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getExport_Qualifiers(), this.getQualifier(), null, "qualifiers", null, 0, -1, Export.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(bindingEClass, Binding.class, "Binding", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getBinding_Kind(), this.getBindingKind(), "kind", "none", 0, 1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_Type(), theSettingsPackage.getSetting(), null, "type", null, 0, 1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_TargetModule(), theSettingsPackage.getSetting(), null, "targetModule", null, 0, 1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_TargetExport(), theSettingsPackage.getSetting(), null, "targetExport", null, 0, 1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_Endpoint(), theSettingsPackage.getSetting(), null, "endpoint", null, 0, 1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_Destinations(), theSettingsPackage.getSetting(), null, "destinations", null, 0, -1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_ActivationSpecification(), theSettingsPackage.getSetting(), null, "activationSpecification", null, 0, 1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_ConnectionFactories(), theSettingsPackage.getSetting(), null, "connectionFactories", null, 0, -1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_Methods(), this.getMethodBinding(), null, "methods", null, 0, -1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBinding_Qualifiers(), this.getQualifier(), null, "qualifiers", null, 0, -1, Binding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(methodBindingEClass, MethodBinding.class, "MethodBinding", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getMethodBinding_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, MethodBinding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(businessProcessEClass, BusinessProcess.class, "BusinessProcess", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getBusinessProcess_Path(), ecorePackage.getEString(), "path", null, 0, 1, BusinessProcess.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBusinessProcess_ExecutionMode(), theSettingsPackage.getSetting(), null, "executionMode", null, 0, 1, BusinessProcess.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBusinessProcess_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, BusinessProcess.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBusinessProcess_Invokes(), this.getInvoke(), null, "invokes", null, 0, -1, BusinessProcess.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBusinessProcess_Activities(), this.getActivity(), null, "activities", null, 0, -1, BusinessProcess.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getBusinessProcess_Variables(), ecorePackage.getEInt(), "variables", null, 0, 1, BusinessProcess.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		addEOperation(businessProcessEClass, ecorePackage.getEBooleanObject(), "longRunning", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(invokeEClass, Invoke.class, "Invoke", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getInvoke_Partner(), theSettingsPackage.getSetting(), null, "partner", null, 0, 1, Invoke.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getInvoke_Operation(), theSettingsPackage.getSetting(), null, "operation", null, 0, 1, Invoke.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getInvoke_TransactionalBehavior(), theSettingsPackage.getSetting(), null, "transactionalBehavior", null, 0, 1, Invoke.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getInvoke_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, Invoke.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getInvoke_Performer(), ecorePackage.getEString(), "performer", null, 0, 1, Invoke.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getInvoke_Reference(), this.getReference(), null, "reference", null, 0, 1, Invoke.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(portTypeEClass, PortType.class, "PortType", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPortType_Namespace(), ecorePackage.getEString(), "namespace", null, 0, 1, PortType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPortType_Operations(), this.getOperation(), null, "operations", null, 0, -1, PortType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(operationEClass, Operation.class, "Operation", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getOperation_OneWay(), ecorePackage.getEBoolean(), "oneWay", null, 0, 1, Operation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(activityEClass, Activity.class, "Activity", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getActivity_Kind(), ecorePackage.getEString(), "kind", null, 0, 1, Activity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getActivity_Operation(), ecorePackage.getEString(), "operation", null, 0, 1, Activity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getActivity_Partner(), ecorePackage.getEString(), "partner", null, 0, 1, Activity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getActivity_Creating(), ecorePackage.getEBoolean(), "creating", null, 0, 1, Activity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getActivity_Parallel(), ecorePackage.getEBoolean(), "parallel", null, 0, 1, Activity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getActivity_Activities(), this.getActivity(), null, "activities", null, 0, -1, Activity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getActivity_Invocation(), ecorePackage.getEInt(), "invocation", "-1", 0, 1, Activity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		addEOperation(activityEClass, this.getInvoke(), "invoke", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(mediationFlowEClass, MediationFlow.class, "MediationFlow", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getMediationFlow_Path(), ecorePackage.getEString(), "path", null, 0, 1, MediationFlow.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMediationFlow_Primitives(), this.getPrimitive(), null, "primitives", null, 0, -1, MediationFlow.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMediationFlow_Parts(), ecorePackage.getEString(), "parts", null, 0, -1, MediationFlow.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(primitiveEClass, Primitive.class, "Primitive", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPrimitive_Type(), ecorePackage.getEString(), "type", null, 0, 1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPrimitive_Reference(), ecorePackage.getEString(), "reference", null, 0, 1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPrimitive_Operation(), ecorePackage.getEString(), "operation", null, 0, 1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPrimitive_Response(), ecorePackage.getEBoolean(), "response", null, 0, 1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPrimitive_Promoted(), ecorePackage.getEString(), "promoted", null, 0, -1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPrimitive_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPrimitive_Successors(), ecorePackage.getEInt(), "successors", null, 0, -1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, !IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPrimitive_Failures(), ecorePackage.getEInt(), "failures", null, 0, -1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, !IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPrimitive_Around(), ecorePackage.getEInt(), "around", "-1", 0, 1, Primitive.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(moduleViewEClass, org.wiretune.core.Module.class, "ModuleView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(moduleViewEClass, this.getModuleKind(), "kind", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(moduleViewEClass, this.getComponents(), "components", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(moduleViewEClass, this.getImports(), "imports", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(moduleViewEClass, this.getExports(), "exports", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(moduleViewEClass, this.getReferences(), "references", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(componentViewEClass, org.wiretune.core.Component.class, "ComponentView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(componentViewEClass, this.getReferences(), "references", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(componentViewEClass, theSettingsPackage.getSettings(), "settings", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(referenceViewEClass, org.wiretune.core.Reference.class, "ReferenceView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(referenceViewEClass, this.getElements(), "targets", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(importViewEClass, org.wiretune.core.Import.class, "ImportView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(importViewEClass, this.getBindingOfContract(), "binding", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(importViewEClass, this.getOptionalElement(), "target", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(exportViewEClass, org.wiretune.core.Export.class, "ExportView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(exportViewEClass, this.getBindingOfContract(), "binding", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(exportViewEClass, this.getOptionalElement(), "target", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(bindingViewEClass, org.wiretune.core.Binding.class, "BindingView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(bindingViewEClass, this.getBindingKind(), "kind", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(bindingViewEClass, theSettingsPackage.getOptionalSetting(), "address", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(bindingViewEClass, theSettingsPackage.getSettings(), "settings", 0, 1, IS_UNIQUE, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(interactionStyleEEnum, InteractionStyle.class, "InteractionStyle");
		addEEnumLiteral(interactionStyleEEnum, InteractionStyle.UNSTATED);
		addEEnumLiteral(interactionStyleEEnum, InteractionStyle.SYNC);
		addEEnumLiteral(interactionStyleEEnum, InteractionStyle.ASYNC);
		addEEnumLiteral(interactionStyleEEnum, InteractionStyle.ANY);

		// Initialize data types
		initEDataType(moduleKindEDataType, ModuleKind.class, "ModuleKind", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(bindingKindEDataType, BindingKind.class, "BindingKind", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(componentsEDataType, List.class, "Components", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<? extends org.wiretune.core.Component>");
		initEDataType(importsEDataType, List.class, "Imports", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<? extends org.wiretune.core.Import>");
		initEDataType(exportsEDataType, List.class, "Exports", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<? extends org.wiretune.core.Export>");
		initEDataType(referencesEDataType, List.class, "References", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<? extends org.wiretune.core.Reference>");
		initEDataType(elementsEDataType, List.class, "Elements", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<? extends org.wiretune.core.Element>");
		initEDataType(optionalElementEDataType, Optional.class, "OptionalElement", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.Optional<? extends org.wiretune.core.Element>");
		initEDataType(bindingOfContractEDataType, org.wiretune.core.Binding.class, "BindingOfContract", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);

		// Create resource
		createResource(eNS_URI);
	}

	/**
	 * <!-- begin-user-doc -->
	 * Defines literals for the meta objects that represent
	 * <ul>
	 *   <li>each class,</li>
	 *   <li>each feature of each class,</li>
	 *   <li>each enum,</li>
	 *   <li>and each data type</li>
	 * </ul>
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public interface Literals
	{
		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Module <em>Module</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Module
		 * @see org.wiretune.model.assembly.AssemblyPackage#getModule()
		 * @generated
		 */
		public static final EClass MODULE = eINSTANCE.getModule();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute MODULE__KIND = eINSTANCE.getModule_Kind();

		/**
		 * The meta object literal for the '<em><b>Path</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute MODULE__PATH = eINSTANCE.getModule_Path();

		/**
		 * The meta object literal for the '<em><b>Components</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__COMPONENTS = eINSTANCE.getModule_Components();

		/**
		 * The meta object literal for the '<em><b>Imports</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__IMPORTS = eINSTANCE.getModule_Imports();

		/**
		 * The meta object literal for the '<em><b>Exports</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__EXPORTS = eINSTANCE.getModule_Exports();

		/**
		 * The meta object literal for the '<em><b>References</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__REFERENCES = eINSTANCE.getModule_References();

		/**
		 * The meta object literal for the '<em><b>Dependencies</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__DEPENDENCIES = eINSTANCE.getModule_Dependencies();

		/**
		 * The meta object literal for the '<em><b>Uses</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__USES = eINSTANCE.getModule_Uses();

		/**
		 * The meta object literal for the '<em><b>Processes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__PROCESSES = eINSTANCE.getModule_Processes();

		/**
		 * The meta object literal for the '<em><b>Includes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__INCLUDES = eINSTANCE.getModule_Includes();

		/**
		 * The meta object literal for the '<em><b>Qualifiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__QUALIFIERS = eINSTANCE.getModule_Qualifiers();

		/**
		 * The meta object literal for the '<em><b>Port Types</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__PORT_TYPES = eINSTANCE.getModule_PortTypes();

		/**
		 * The meta object literal for the '<em><b>Flows</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__FLOWS = eINSTANCE.getModule_Flows();

		/**
		 * The meta object literal for the '<em><b>Business Objects</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MODULE__BUSINESS_OBJECTS = eINSTANCE.getModule_BusinessObjects();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.ServiceInterface <em>Service Interface</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.ServiceInterface
		 * @see org.wiretune.model.assembly.AssemblyPackage#getServiceInterface()
		 * @generated
		 */
		public static final EClass SERVICE_INTERFACE = eINSTANCE.getServiceInterface();

		/**
		 * The meta object literal for the '<em><b>Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SERVICE_INTERFACE__TYPE = eINSTANCE.getServiceInterface_Type();

		/**
		 * The meta object literal for the '<em><b>Port Type</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVICE_INTERFACE__PORT_TYPE = eINSTANCE.getServiceInterface_PortType();

		/**
		 * The meta object literal for the '<em><b>Preferred Interaction Style</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE = eINSTANCE.getServiceInterface_PreferredInteractionStyle();

		/**
		 * The meta object literal for the '<em><b>Operations</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SERVICE_INTERFACE__OPERATIONS = eINSTANCE.getServiceInterface_Operations();

		/**
		 * The meta object literal for the '<em><b>Qualifiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVICE_INTERFACE__QUALIFIERS = eINSTANCE.getServiceInterface_Qualifiers();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SERVICE_INTERFACE__NAME = eINSTANCE.getServiceInterface_Name();

		/**
		 * The meta object literal for the '<em><b>Namespace</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SERVICE_INTERFACE__NAMESPACE = eINSTANCE.getServiceInterface_Namespace();

		/**
		 * The meta object literal for the '<em><b>Described</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVICE_INTERFACE__DESCRIBED = eINSTANCE.getServiceInterface_Described();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Qualifier <em>Qualifier</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Qualifier
		 * @see org.wiretune.model.assembly.AssemblyPackage#getQualifier()
		 * @generated
		 */
		public static final EClass QUALIFIER = eINSTANCE.getQualifier();

		/**
		 * The meta object literal for the '<em><b>Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute QUALIFIER__TYPE = eINSTANCE.getQualifier_Type();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference QUALIFIER__VALUE = eINSTANCE.getQualifier_Value();

		/**
		 * The meta object literal for the '<em><b>Operation</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute QUALIFIER__OPERATION = eINSTANCE.getQualifier_Operation();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference QUALIFIER__PROPERTIES = eINSTANCE.getQualifier_Properties();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Component <em>Component</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Component
		 * @see org.wiretune.model.assembly.AssemblyPackage#getComponent()
		 * @generated
		 */
		public static final EClass COMPONENT = eINSTANCE.getComponent();

		/**
		 * The meta object literal for the '<em><b>Display Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute COMPONENT__DISPLAY_NAME = eINSTANCE.getComponent_DisplayName();

		/**
		 * The meta object literal for the '<em><b>Interfaces</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference COMPONENT__INTERFACES = eINSTANCE.getComponent_Interfaces();

		/**
		 * The meta object literal for the '<em><b>References</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference COMPONENT__REFERENCES = eINSTANCE.getComponent_References();

		/**
		 * The meta object literal for the '<em><b>Implementation</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference COMPONENT__IMPLEMENTATION = eINSTANCE.getComponent_Implementation();

		/**
		 * The meta object literal for the '<em><b>Qualifiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference COMPONENT__QUALIFIERS = eINSTANCE.getComponent_Qualifiers();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference COMPONENT__PROPERTIES = eINSTANCE.getComponent_Properties();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Implementation <em>Implementation</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Implementation
		 * @see org.wiretune.model.assembly.AssemblyPackage#getImplementation()
		 * @generated
		 */
		public static final EClass IMPLEMENTATION = eINSTANCE.getImplementation();

		/**
		 * The meta object literal for the '<em><b>Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute IMPLEMENTATION__TYPE = eINSTANCE.getImplementation_Type();

		/**
		 * The meta object literal for the '<em><b>Artifact</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPLEMENTATION__ARTIFACT = eINSTANCE.getImplementation_Artifact();

		/**
		 * The meta object literal for the '<em><b>Qualifiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPLEMENTATION__QUALIFIERS = eINSTANCE.getImplementation_Qualifiers();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPLEMENTATION__PROPERTIES = eINSTANCE.getImplementation_Properties();

		/**
		 * The meta object literal for the '<em><b>Process</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPLEMENTATION__PROCESS = eINSTANCE.getImplementation_Process();

		/**
		 * The meta object literal for the '<em><b>Module</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPLEMENTATION__MODULE = eINSTANCE.getImplementation_Module();

		/**
		 * The meta object literal for the '<em><b>Flow</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPLEMENTATION__FLOW = eINSTANCE.getImplementation_Flow();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Reference <em>Reference</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Reference
		 * @see org.wiretune.model.assembly.AssemblyPackage#getReference()
		 * @generated
		 */
		public static final EClass REFERENCE = eINSTANCE.getReference();

		/**
		 * The meta object literal for the '<em><b>Interfaces</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference REFERENCE__INTERFACES = eINSTANCE.getReference_Interfaces();

		/**
		 * The meta object literal for the '<em><b>Qualifiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference REFERENCE__QUALIFIERS = eINSTANCE.getReference_Qualifiers();

		/**
		 * The meta object literal for the '<em><b>Wires</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference REFERENCE__WIRES = eINSTANCE.getReference_Wires();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Wire <em>Wire</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Wire
		 * @see org.wiretune.model.assembly.AssemblyPackage#getWire()
		 * @generated
		 */
		public static final EClass WIRE = eINSTANCE.getWire();

		/**
		 * The meta object literal for the '<em><b>Target</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference WIRE__TARGET = eINSTANCE.getWire_Target();

		/**
		 * The meta object literal for the '<em><b>Resolved</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference WIRE__RESOLVED = eINSTANCE.getWire_Resolved();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Import <em>Import</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Import
		 * @see org.wiretune.model.assembly.AssemblyPackage#getImport()
		 * @generated
		 */
		public static final EClass IMPORT = eINSTANCE.getImport();

		/**
		 * The meta object literal for the '<em><b>Display Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute IMPORT__DISPLAY_NAME = eINSTANCE.getImport_DisplayName();

		/**
		 * The meta object literal for the '<em><b>Interfaces</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPORT__INTERFACES = eINSTANCE.getImport_Interfaces();

		/**
		 * The meta object literal for the '<em><b>Binding</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPORT__BINDING = eINSTANCE.getImport_Binding();

		/**
		 * The meta object literal for the '<em><b>Wire</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPORT__WIRE = eINSTANCE.getImport_Wire();

		/**
		 * The meta object literal for the '<em><b>Qualifiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference IMPORT__QUALIFIERS = eINSTANCE.getImport_Qualifiers();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Export <em>Export</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Export
		 * @see org.wiretune.model.assembly.AssemblyPackage#getExport()
		 * @generated
		 */
		public static final EClass EXPORT = eINSTANCE.getExport();

		/**
		 * The meta object literal for the '<em><b>Display Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute EXPORT__DISPLAY_NAME = eINSTANCE.getExport_DisplayName();

		/**
		 * The meta object literal for the '<em><b>Interfaces</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference EXPORT__INTERFACES = eINSTANCE.getExport_Interfaces();

		/**
		 * The meta object literal for the '<em><b>Binding</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference EXPORT__BINDING = eINSTANCE.getExport_Binding();

		/**
		 * The meta object literal for the '<em><b>Wire</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference EXPORT__WIRE = eINSTANCE.getExport_Wire();

		/**
		 * The meta object literal for the '<em><b>Qualifiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference EXPORT__QUALIFIERS = eINSTANCE.getExport_Qualifiers();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Binding <em>Binding</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Binding
		 * @see org.wiretune.model.assembly.AssemblyPackage#getBinding()
		 * @generated
		 */
		public static final EClass BINDING = eINSTANCE.getBinding();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute BINDING__KIND = eINSTANCE.getBinding_Kind();

		/**
		 * The meta object literal for the '<em><b>Type</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__TYPE = eINSTANCE.getBinding_Type();

		/**
		 * The meta object literal for the '<em><b>Target Module</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__TARGET_MODULE = eINSTANCE.getBinding_TargetModule();

		/**
		 * The meta object literal for the '<em><b>Target Export</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__TARGET_EXPORT = eINSTANCE.getBinding_TargetExport();

		/**
		 * The meta object literal for the '<em><b>Endpoint</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__ENDPOINT = eINSTANCE.getBinding_Endpoint();

		/**
		 * The meta object literal for the '<em><b>Destinations</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__DESTINATIONS = eINSTANCE.getBinding_Destinations();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__PROPERTIES = eINSTANCE.getBinding_Properties();

		/**
		 * The meta object literal for the '<em><b>Activation Specification</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__ACTIVATION_SPECIFICATION = eINSTANCE.getBinding_ActivationSpecification();

		/**
		 * The meta object literal for the '<em><b>Connection Factories</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__CONNECTION_FACTORIES = eINSTANCE.getBinding_ConnectionFactories();

		/**
		 * The meta object literal for the '<em><b>Methods</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__METHODS = eINSTANCE.getBinding_Methods();

		/**
		 * The meta object literal for the '<em><b>Qualifiers</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BINDING__QUALIFIERS = eINSTANCE.getBinding_Qualifiers();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.MethodBinding <em>Method Binding</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.MethodBinding
		 * @see org.wiretune.model.assembly.AssemblyPackage#getMethodBinding()
		 * @generated
		 */
		public static final EClass METHOD_BINDING = eINSTANCE.getMethodBinding();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference METHOD_BINDING__PROPERTIES = eINSTANCE.getMethodBinding_Properties();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.BusinessProcess <em>Business Process</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.BusinessProcess
		 * @see org.wiretune.model.assembly.AssemblyPackage#getBusinessProcess()
		 * @generated
		 */
		public static final EClass BUSINESS_PROCESS = eINSTANCE.getBusinessProcess();

		/**
		 * The meta object literal for the '<em><b>Path</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute BUSINESS_PROCESS__PATH = eINSTANCE.getBusinessProcess_Path();

		/**
		 * The meta object literal for the '<em><b>Execution Mode</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BUSINESS_PROCESS__EXECUTION_MODE = eINSTANCE.getBusinessProcess_ExecutionMode();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BUSINESS_PROCESS__PROPERTIES = eINSTANCE.getBusinessProcess_Properties();

		/**
		 * The meta object literal for the '<em><b>Invokes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BUSINESS_PROCESS__INVOKES = eINSTANCE.getBusinessProcess_Invokes();

		/**
		 * The meta object literal for the '<em><b>Activities</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BUSINESS_PROCESS__ACTIVITIES = eINSTANCE.getBusinessProcess_Activities();

		/**
		 * The meta object literal for the '<em><b>Variables</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute BUSINESS_PROCESS__VARIABLES = eINSTANCE.getBusinessProcess_Variables();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Invoke <em>Invoke</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Invoke
		 * @see org.wiretune.model.assembly.AssemblyPackage#getInvoke()
		 * @generated
		 */
		public static final EClass INVOKE = eINSTANCE.getInvoke();

		/**
		 * The meta object literal for the '<em><b>Partner</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference INVOKE__PARTNER = eINSTANCE.getInvoke_Partner();

		/**
		 * The meta object literal for the '<em><b>Operation</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference INVOKE__OPERATION = eINSTANCE.getInvoke_Operation();

		/**
		 * The meta object literal for the '<em><b>Transactional Behavior</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference INVOKE__TRANSACTIONAL_BEHAVIOR = eINSTANCE.getInvoke_TransactionalBehavior();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference INVOKE__PROPERTIES = eINSTANCE.getInvoke_Properties();

		/**
		 * The meta object literal for the '<em><b>Performer</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute INVOKE__PERFORMER = eINSTANCE.getInvoke_Performer();

		/**
		 * The meta object literal for the '<em><b>Reference</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference INVOKE__REFERENCE = eINSTANCE.getInvoke_Reference();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.PortType <em>Port Type</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.PortType
		 * @see org.wiretune.model.assembly.AssemblyPackage#getPortType()
		 * @generated
		 */
		public static final EClass PORT_TYPE = eINSTANCE.getPortType();

		/**
		 * The meta object literal for the '<em><b>Namespace</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PORT_TYPE__NAMESPACE = eINSTANCE.getPortType_Namespace();

		/**
		 * The meta object literal for the '<em><b>Operations</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference PORT_TYPE__OPERATIONS = eINSTANCE.getPortType_Operations();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Operation <em>Operation</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Operation
		 * @see org.wiretune.model.assembly.AssemblyPackage#getOperation()
		 * @generated
		 */
		public static final EClass OPERATION = eINSTANCE.getOperation();

		/**
		 * The meta object literal for the '<em><b>One Way</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute OPERATION__ONE_WAY = eINSTANCE.getOperation_OneWay();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Activity <em>Activity</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Activity
		 * @see org.wiretune.model.assembly.AssemblyPackage#getActivity()
		 * @generated
		 */
		public static final EClass ACTIVITY = eINSTANCE.getActivity();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ACTIVITY__KIND = eINSTANCE.getActivity_Kind();

		/**
		 * The meta object literal for the '<em><b>Operation</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ACTIVITY__OPERATION = eINSTANCE.getActivity_Operation();

		/**
		 * The meta object literal for the '<em><b>Partner</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ACTIVITY__PARTNER = eINSTANCE.getActivity_Partner();

		/**
		 * The meta object literal for the '<em><b>Creating</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ACTIVITY__CREATING = eINSTANCE.getActivity_Creating();

		/**
		 * The meta object literal for the '<em><b>Parallel</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ACTIVITY__PARALLEL = eINSTANCE.getActivity_Parallel();

		/**
		 * The meta object literal for the '<em><b>Activities</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ACTIVITY__ACTIVITIES = eINSTANCE.getActivity_Activities();

		/**
		 * The meta object literal for the '<em><b>Invocation</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ACTIVITY__INVOCATION = eINSTANCE.getActivity_Invocation();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.MediationFlow <em>Mediation Flow</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.MediationFlow
		 * @see org.wiretune.model.assembly.AssemblyPackage#getMediationFlow()
		 * @generated
		 */
		public static final EClass MEDIATION_FLOW = eINSTANCE.getMediationFlow();

		/**
		 * The meta object literal for the '<em><b>Path</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute MEDIATION_FLOW__PATH = eINSTANCE.getMediationFlow_Path();

		/**
		 * The meta object literal for the '<em><b>Primitives</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MEDIATION_FLOW__PRIMITIVES = eINSTANCE.getMediationFlow_Primitives();

		/**
		 * The meta object literal for the '<em><b>Parts</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute MEDIATION_FLOW__PARTS = eINSTANCE.getMediationFlow_Parts();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.Primitive <em>Primitive</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.Primitive
		 * @see org.wiretune.model.assembly.AssemblyPackage#getPrimitive()
		 * @generated
		 */
		public static final EClass PRIMITIVE = eINSTANCE.getPrimitive();

		/**
		 * The meta object literal for the '<em><b>Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PRIMITIVE__TYPE = eINSTANCE.getPrimitive_Type();

		/**
		 * The meta object literal for the '<em><b>Reference</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PRIMITIVE__REFERENCE = eINSTANCE.getPrimitive_Reference();

		/**
		 * The meta object literal for the '<em><b>Operation</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PRIMITIVE__OPERATION = eINSTANCE.getPrimitive_Operation();

		/**
		 * The meta object literal for the '<em><b>Response</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PRIMITIVE__RESPONSE = eINSTANCE.getPrimitive_Response();

		/**
		 * The meta object literal for the '<em><b>Promoted</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PRIMITIVE__PROMOTED = eINSTANCE.getPrimitive_Promoted();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference PRIMITIVE__PROPERTIES = eINSTANCE.getPrimitive_Properties();

		/**
		 * The meta object literal for the '<em><b>Successors</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PRIMITIVE__SUCCESSORS = eINSTANCE.getPrimitive_Successors();

		/**
		 * The meta object literal for the '<em><b>Failures</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PRIMITIVE__FAILURES = eINSTANCE.getPrimitive_Failures();

		/**
		 * The meta object literal for the '<em><b>Around</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PRIMITIVE__AROUND = eINSTANCE.getPrimitive_Around();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Module <em>Module View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Module
		 * @see org.wiretune.model.assembly.AssemblyPackage#getModuleView()
		 * @generated
		 */
		public static final EClass MODULE_VIEW = eINSTANCE.getModuleView();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Component <em>Component View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Component
		 * @see org.wiretune.model.assembly.AssemblyPackage#getComponentView()
		 * @generated
		 */
		public static final EClass COMPONENT_VIEW = eINSTANCE.getComponentView();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Reference <em>Reference View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Reference
		 * @see org.wiretune.model.assembly.AssemblyPackage#getReferenceView()
		 * @generated
		 */
		public static final EClass REFERENCE_VIEW = eINSTANCE.getReferenceView();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Import <em>Import View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Import
		 * @see org.wiretune.model.assembly.AssemblyPackage#getImportView()
		 * @generated
		 */
		public static final EClass IMPORT_VIEW = eINSTANCE.getImportView();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Export <em>Export View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Export
		 * @see org.wiretune.model.assembly.AssemblyPackage#getExportView()
		 * @generated
		 */
		public static final EClass EXPORT_VIEW = eINSTANCE.getExportView();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Binding <em>Binding View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Binding
		 * @see org.wiretune.model.assembly.AssemblyPackage#getBindingView()
		 * @generated
		 */
		public static final EClass BINDING_VIEW = eINSTANCE.getBindingView();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.assembly.InteractionStyle <em>Interaction Style</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.assembly.InteractionStyle
		 * @see org.wiretune.model.assembly.AssemblyPackage#getInteractionStyle()
		 * @generated
		 */
		public static final EEnum INTERACTION_STYLE = eINSTANCE.getInteractionStyle();

		/**
		 * The meta object literal for the '<em>Module Kind</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.ModuleKind
		 * @see org.wiretune.model.assembly.AssemblyPackage#getModuleKind()
		 * @generated
		 */
		public static final EDataType MODULE_KIND = eINSTANCE.getModuleKind();

		/**
		 * The meta object literal for the '<em>Binding Kind</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.BindingKind
		 * @see org.wiretune.model.assembly.AssemblyPackage#getBindingKind()
		 * @generated
		 */
		public static final EDataType BINDING_KIND = eINSTANCE.getBindingKind();

		/**
		 * The meta object literal for the '<em>Components</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.wiretune.model.assembly.AssemblyPackage#getComponents()
		 * @generated
		 */
		public static final EDataType COMPONENTS = eINSTANCE.getComponents();

		/**
		 * The meta object literal for the '<em>Imports</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.wiretune.model.assembly.AssemblyPackage#getImports()
		 * @generated
		 */
		public static final EDataType IMPORTS = eINSTANCE.getImports();

		/**
		 * The meta object literal for the '<em>Exports</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.wiretune.model.assembly.AssemblyPackage#getExports()
		 * @generated
		 */
		public static final EDataType EXPORTS = eINSTANCE.getExports();

		/**
		 * The meta object literal for the '<em>References</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.wiretune.model.assembly.AssemblyPackage#getReferences()
		 * @generated
		 */
		public static final EDataType REFERENCES = eINSTANCE.getReferences();

		/**
		 * The meta object literal for the '<em>Elements</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.wiretune.model.assembly.AssemblyPackage#getElements()
		 * @generated
		 */
		public static final EDataType ELEMENTS = eINSTANCE.getElements();

		/**
		 * The meta object literal for the '<em>Optional Element</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.Optional
		 * @see org.wiretune.model.assembly.AssemblyPackage#getOptionalElement()
		 * @generated
		 */
		public static final EDataType OPTIONAL_ELEMENT = eINSTANCE.getOptionalElement();

		/**
		 * The meta object literal for the '<em>Binding Of Contract</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Binding
		 * @see org.wiretune.model.assembly.AssemblyPackage#getBindingOfContract()
		 * @generated
		 */
		public static final EDataType BINDING_OF_CONTRACT = eINSTANCE.getBindingOfContract();

	}

} //AssemblyPackage
