/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EOperation;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

import org.eclipse.emf.ecore.impl.EPackageImpl;

import org.wiretune.core.Group;
import org.wiretune.core.Product;

import org.wiretune.model.assembly.AssemblyPackage;

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
 * Servers and applications: the settings that decide how fast the wiring runs.
 * <!-- end-model-doc -->
 * @see org.wiretune.model.platform.PlatformFactory
 * @model kind="package"
 * @generated
 */
public class PlatformPackage extends EPackageImpl
{
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNAME = "platform";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNS_URI = "https://wiretune.org/model/platform/1";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNS_PREFIX = "platform";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final PlatformPackage eINSTANCE = org.wiretune.model.platform.PlatformPackage.init();

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.ConfigurationGroup <em>Configuration Group</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.ConfigurationGroup
	 * @see org.wiretune.model.platform.PlatformPackage#getConfigurationGroup()
	 * @generated
	 */
	public static final int CONFIGURATION_GROUP = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_GROUP__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_GROUP__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_GROUP__KIND = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Label</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_GROUP__LABEL = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Settings</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_GROUP__SETTINGS = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Groups</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_GROUP__GROUPS = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Configuration Group</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_GROUP_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.ConfigurationFile <em>Configuration File</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.ConfigurationFile
	 * @see org.wiretune.model.platform.PlatformPackage#getConfigurationFile()
	 * @generated
	 */
	public static final int CONFIGURATION_FILE = 1;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__NAME = CONFIGURATION_GROUP__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__ORIGIN = CONFIGURATION_GROUP__ORIGIN;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__KIND = CONFIGURATION_GROUP__KIND;

	/**
	 * The feature id for the '<em><b>Label</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__LABEL = CONFIGURATION_GROUP__LABEL;

	/**
	 * The feature id for the '<em><b>Settings</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__SETTINGS = CONFIGURATION_GROUP__SETTINGS;

	/**
	 * The feature id for the '<em><b>Groups</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__GROUPS = CONFIGURATION_GROUP__GROUPS;

	/**
	 * The feature id for the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__PATH = CONFIGURATION_GROUP_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Product</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__PRODUCT = CONFIGURATION_GROUP_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__VERSION = CONFIGURATION_GROUP_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Scope</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE__SCOPE = CONFIGURATION_GROUP_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Configuration File</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONFIGURATION_FILE_FEATURE_COUNT = CONFIGURATION_GROUP_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.Server <em>Server</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.Server
	 * @see org.wiretune.model.platform.PlatformPackage#getServer()
	 * @generated
	 */
	public static final int SERVER = 2;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Product</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__PRODUCT = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__VERSION = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__PATH = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Cluster</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__CLUSTER = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Thread Pools</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__THREAD_POOLS = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Resource Adapters</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__RESOURCE_ADAPTERS = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Data Sources</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__DATA_SOURCES = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Bean Pools</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__BEAN_POOLS = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Jvm</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__JVM = SettingsPackage.ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Configuration</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER__CONFIGURATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The number of structural features of the '<em>Server</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SERVER_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.ThreadPool <em>Thread Pool</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.ThreadPool
	 * @see org.wiretune.model.platform.PlatformPackage#getThreadPool()
	 * @generated
	 */
	public static final int THREAD_POOL = 3;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int THREAD_POOL__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int THREAD_POOL__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Minimum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int THREAD_POOL__MINIMUM_SIZE = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Maximum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int THREAD_POOL__MAXIMUM_SIZE = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Inactivity Timeout</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int THREAD_POOL__INACTIVITY_TIMEOUT = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Growable</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int THREAD_POOL__GROWABLE = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Thread Pool</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int THREAD_POOL_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.JvmOptions <em>Jvm Options</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.JvmOptions
	 * @see org.wiretune.model.platform.PlatformPackage#getJvmOptions()
	 * @generated
	 */
	public static final int JVM_OPTIONS = 4;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int JVM_OPTIONS__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int JVM_OPTIONS__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Initial Heap Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int JVM_OPTIONS__INITIAL_HEAP_SIZE = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Maximum Heap Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int JVM_OPTIONS__MAXIMUM_HEAP_SIZE = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Verbose Garbage Collection</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Arguments</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int JVM_OPTIONS__ARGUMENTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Jvm Options</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int JVM_OPTIONS_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.ResourceAdapter <em>Resource Adapter</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.ResourceAdapter
	 * @see org.wiretune.model.platform.PlatformPackage#getResourceAdapter()
	 * @generated
	 */
	public static final int RESOURCE_ADAPTER = 5;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int RESOURCE_ADAPTER__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int RESOURCE_ADAPTER__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Scope</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int RESOURCE_ADAPTER__SCOPE = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Thread Pool Alias</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int RESOURCE_ADAPTER__THREAD_POOL_ALIAS = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Activation Specifications</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Thread Pool</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int RESOURCE_ADAPTER__THREAD_POOL = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Resource Adapter</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int RESOURCE_ADAPTER_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.ActivationSpecification <em>Activation Specification</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.ActivationSpecification
	 * @see org.wiretune.model.platform.PlatformPackage#getActivationSpecification()
	 * @generated
	 */
	public static final int ACTIVATION_SPECIFICATION = 6;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVATION_SPECIFICATION__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVATION_SPECIFICATION__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Jndi Name</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVATION_SPECIFICATION__JNDI_NAME = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Destination</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVATION_SPECIFICATION__DESTINATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Maximum Concurrency</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Maximum Batch Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Activation Specification</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ACTIVATION_SPECIFICATION_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.ConnectionPool <em>Connection Pool</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.ConnectionPool
	 * @see org.wiretune.model.platform.PlatformPackage#getConnectionPool()
	 * @generated
	 */
	public static final int CONNECTION_POOL = 7;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONNECTION_POOL__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONNECTION_POOL__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Minimum Connections</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONNECTION_POOL__MINIMUM_CONNECTIONS = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Maximum Connections</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONNECTION_POOL__MAXIMUM_CONNECTIONS = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Connection Pool</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CONNECTION_POOL_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.DataSource <em>Data Source</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.DataSource
	 * @see org.wiretune.model.platform.PlatformPackage#getDataSource()
	 * @generated
	 */
	public static final int DATA_SOURCE = 8;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Jndi Name</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__JNDI_NAME = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Url</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__URL = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Driver Class</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__DRIVER_CLASS = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Vendor</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__VENDOR = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Connection Pool</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__CONNECTION_POOL = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Connection Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__CONNECTION_PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Statement Cache Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__STATEMENT_CACHE_SIZE = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Rewrite Batched Statements</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE__REWRITE_BATCHED_STATEMENTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The number of structural features of the '<em>Data Source</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int DATA_SOURCE_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.BeanPool <em>Bean Pool</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.BeanPool
	 * @see org.wiretune.model.platform.PlatformPackage#getBeanPool()
	 * @generated
	 */
	public static final int BEAN_POOL = 9;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BEAN_POOL__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BEAN_POOL__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Bean Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BEAN_POOL__BEAN_KIND = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Pool Class</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BEAN_POOL__POOL_CLASS = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Maximum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BEAN_POOL__MAXIMUM_SIZE = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Timeout</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BEAN_POOL__TIMEOUT = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Bean Pool</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int BEAN_POOL_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.Application <em>Application</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.Application
	 * @see org.wiretune.model.platform.PlatformPackage#getApplication()
	 * @generated
	 */
	public static final int APPLICATION = 10;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__PATH = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Persistence Units</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__PERSISTENCE_UNITS = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Entities</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__ENTITIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Message Driven Beans</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__MESSAGE_DRIVEN_BEANS = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Persist Loops</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__PERSIST_LOOPS = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Asynchronous Call Loops</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__ASYNCHRONOUS_CALL_LOOPS = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Asynchronous Calls</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__ASYNCHRONOUS_CALLS = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Code Facts</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__CODE_FACTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Log Statements</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__LOG_STATEMENTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Data Sources</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__DATA_SOURCES = SettingsPackage.ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Configuration</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION__CONFIGURATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 10;

	/**
	 * The number of structural features of the '<em>Application</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int APPLICATION_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 11;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.PersistenceUnit <em>Persistence Unit</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.PersistenceUnit
	 * @see org.wiretune.model.platform.PlatformPackage#getPersistenceUnit()
	 * @generated
	 */
	public static final int PERSISTENCE_UNIT = 11;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSISTENCE_UNIT__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSISTENCE_UNIT__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Provider</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSISTENCE_UNIT__PROVIDER = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Data Source</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSISTENCE_UNIT__DATA_SOURCE = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Batch Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSISTENCE_UNIT__BATCH_SIZE = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSISTENCE_UNIT__PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Persistence Unit</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSISTENCE_UNIT_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.Entity <em>Entity</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.Entity
	 * @see org.wiretune.model.platform.PlatformPackage#getEntity()
	 * @generated
	 */
	public static final int ENTITY = 12;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ENTITY__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ENTITY__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Generator Strategy</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ENTITY__GENERATOR_STRATEGY = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Table</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ENTITY__TABLE = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Entity</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ENTITY_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.MessageDrivenBean <em>Message Driven Bean</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.MessageDrivenBean
	 * @see org.wiretune.model.platform.PlatformPackage#getMessageDrivenBean()
	 * @generated
	 */
	public static final int MESSAGE_DRIVEN_BEAN = 13;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MESSAGE_DRIVEN_BEAN__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MESSAGE_DRIVEN_BEAN__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Maximum Sessions</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Destination</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MESSAGE_DRIVEN_BEAN__DESTINATION = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Activation Properties</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Pool</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MESSAGE_DRIVEN_BEAN__POOL = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Message Driven Bean</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int MESSAGE_DRIVEN_BEAN_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.PersistLoop <em>Persist Loop</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.PersistLoop
	 * @see org.wiretune.model.platform.PlatformPackage#getPersistLoop()
	 * @generated
	 */
	public static final int PERSIST_LOOP = 14;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Entities</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__ENTITIES = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Flushes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__FLUSHES = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Flushes In Batches</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__FLUSHES_IN_BATCHES = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Clears</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__CLEARS = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Nested</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__NESTED = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Persist</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__PERSIST = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Flush</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__FLUSH = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Held</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__HELD = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Manager</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP__MANAGER = SettingsPackage.ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The number of structural features of the '<em>Persist Loop</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int PERSIST_LOOP_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 9;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.AsynchronousCall <em>Asynchronous Call</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.AsynchronousCall
	 * @see org.wiretune.model.platform.PlatformPackage#getAsynchronousCall()
	 * @generated
	 */
	public static final int ASYNCHRONOUS_CALL = 15;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL__REFERENCE = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Collected At Once</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Collected</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL__COLLECTED = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL__TARGET = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Asynchronous Call</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.AsynchronousCallLoop <em>Asynchronous Call Loop</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.AsynchronousCallLoop
	 * @see org.wiretune.model.platform.PlatformPackage#getAsynchronousCallLoop()
	 * @generated
	 */
	public static final int ASYNCHRONOUS_CALL_LOOP = 16;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL_LOOP__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL_LOOP__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL_LOOP__REFERENCE = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Loops</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL_LOOP__LOOPS = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Object Bytes</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL_LOOP__TARGET = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The number of structural features of the '<em>Asynchronous Call Loop</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ASYNCHRONOUS_CALL_LOOP_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.LogStatement <em>Log Statement</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.LogStatement
	 * @see org.wiretune.model.platform.PlatformPackage#getLogStatement()
	 * @generated
	 */
	public static final int LOG_STATEMENT = 17;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Level</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__LEVEL = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Logger</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__LOGGER = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Logger Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__LOGGER_TYPE = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Guard Method</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__GUARD_METHOD = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Plain Arguments</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__PLAIN_ARGUMENTS = SettingsPackage.ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Place</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__PLACE = SettingsPackage.ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Statement</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT__STATEMENT = SettingsPackage.ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The number of structural features of the '<em>Log Statement</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int LOG_STATEMENT_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.CodeFact <em>Code Fact</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.CodeFact
	 * @see org.wiretune.model.platform.PlatformPackage#getCodeFact()
	 * @generated
	 */
	public static final int CODE_FACT = 18;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CODE_FACT__NAME = SettingsPackage.ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CODE_FACT__ORIGIN = SettingsPackage.ELEMENT__ORIGIN;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CODE_FACT__KIND = SettingsPackage.ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Type Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CODE_FACT__TYPE_NAME = SettingsPackage.ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Details</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CODE_FACT__DETAILS = SettingsPackage.ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Code Fact</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int CODE_FACT_FEATURE_COUNT = SettingsPackage.ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.wiretune.core.Group <em>Group View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Group
	 * @see org.wiretune.model.platform.PlatformPackage#getGroupView()
	 * @generated
	 */
	public static final int GROUP_VIEW = 19;

	/**
	 * The number of structural features of the '<em>Group View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int GROUP_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.model.platform.DatabaseVendor <em>Database Vendor</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.platform.DatabaseVendor
	 * @see org.wiretune.model.platform.PlatformPackage#getDatabaseVendor()
	 * @generated
	 */
	public static final int DATABASE_VENDOR = 20;

	/**
	 * The meta object id for the '<em>Product</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Product
	 * @see org.wiretune.model.platform.PlatformPackage#getProduct()
	 * @generated
	 */
	public static final int PRODUCT = 21;

	/**
	 * The meta object id for the '<em>Groups</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.wiretune.model.platform.PlatformPackage#getGroups()
	 * @generated
	 */
	public static final int GROUPS = 22;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass configurationGroupEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass configurationFileEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass serverEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass threadPoolEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass jvmOptionsEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass resourceAdapterEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass activationSpecificationEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass connectionPoolEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass dataSourceEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass beanPoolEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass applicationEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass persistenceUnitEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass entityEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass messageDrivenBeanEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass persistLoopEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass asynchronousCallEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass asynchronousCallLoopEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass logStatementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass codeFactEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass groupViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum databaseVendorEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType productEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType groupsEDataType = null;

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
	 * @see org.wiretune.model.platform.PlatformPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private PlatformPackage()
	{
		super(eNS_URI, PlatformFactory.INSTANCE);
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
	 * <p>This method is used to initialize {@link PlatformPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static PlatformPackage init()
	{
		if (isInited) return (PlatformPackage)EPackage.Registry.INSTANCE.getEPackage(PlatformPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredPlatformPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		PlatformPackage thePlatformPackage = registeredPlatformPackage instanceof PlatformPackage ? (PlatformPackage)registeredPlatformPackage : new PlatformPackage();

		isInited = true;

		// Initialize simple dependencies
		SettingsPackage.eINSTANCE.eClass();
		AssemblyPackage.eINSTANCE.eClass();

		// Create package meta-data objects
		thePlatformPackage.createPackageContents();

		// Initialize created meta-data
		thePlatformPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		thePlatformPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(PlatformPackage.eNS_URI, thePlatformPackage);
		return thePlatformPackage;
	}


	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.ConfigurationGroup <em>Configuration Group</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Configuration Group</em>'.
	 * @see org.wiretune.model.platform.ConfigurationGroup
	 * @generated
	 */
	public EClass getConfigurationGroup()
	{
		return configurationGroupEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.ConfigurationGroup#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.wiretune.model.platform.ConfigurationGroup#getKind()
	 * @see #getConfigurationGroup()
	 * @generated
	 */
	public EAttribute getConfigurationGroup_Kind()
	{
		return (EAttribute)configurationGroupEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.ConfigurationGroup#getLabel <em>Label</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Label</em>'.
	 * @see org.wiretune.model.platform.ConfigurationGroup#getLabel()
	 * @see #getConfigurationGroup()
	 * @generated
	 */
	public EAttribute getConfigurationGroup_Label()
	{
		return (EAttribute)configurationGroupEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.ConfigurationGroup#getSettings <em>Settings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Settings</em>'.
	 * @see org.wiretune.model.platform.ConfigurationGroup#getSettings()
	 * @see #getConfigurationGroup()
	 * @generated
	 */
	public EReference getConfigurationGroup_Settings()
	{
		return (EReference)configurationGroupEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.ConfigurationGroup#getGroups <em>Groups</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Groups</em>'.
	 * @see org.wiretune.model.platform.ConfigurationGroup#getGroups()
	 * @see #getConfigurationGroup()
	 * @generated
	 */
	public EReference getConfigurationGroup_Groups()
	{
		return (EReference)configurationGroupEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.ConfigurationFile <em>Configuration File</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Configuration File</em>'.
	 * @see org.wiretune.model.platform.ConfigurationFile
	 * @generated
	 */
	public EClass getConfigurationFile()
	{
		return configurationFileEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.ConfigurationFile#getPath <em>Path</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Path</em>'.
	 * @see org.wiretune.model.platform.ConfigurationFile#getPath()
	 * @see #getConfigurationFile()
	 * @generated
	 */
	public EAttribute getConfigurationFile_Path()
	{
		return (EAttribute)configurationFileEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.ConfigurationFile#getProduct <em>Product</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Product</em>'.
	 * @see org.wiretune.model.platform.ConfigurationFile#getProduct()
	 * @see #getConfigurationFile()
	 * @generated
	 */
	public EAttribute getConfigurationFile_Product()
	{
		return (EAttribute)configurationFileEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.ConfigurationFile#getVersion <em>Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Version</em>'.
	 * @see org.wiretune.model.platform.ConfigurationFile#getVersion()
	 * @see #getConfigurationFile()
	 * @generated
	 */
	public EAttribute getConfigurationFile_Version()
	{
		return (EAttribute)configurationFileEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.ConfigurationFile#getScope <em>Scope</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Scope</em>'.
	 * @see org.wiretune.model.platform.ConfigurationFile#getScope()
	 * @see #getConfigurationFile()
	 * @generated
	 */
	public EAttribute getConfigurationFile_Scope()
	{
		return (EAttribute)configurationFileEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.Server <em>Server</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Server</em>'.
	 * @see org.wiretune.model.platform.Server
	 * @generated
	 */
	public EClass getServer()
	{
		return serverEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.Server#getProduct <em>Product</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Product</em>'.
	 * @see org.wiretune.model.platform.Server#getProduct()
	 * @see #getServer()
	 * @generated
	 */
	public EAttribute getServer_Product()
	{
		return (EAttribute)serverEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.Server#getVersion <em>Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Version</em>'.
	 * @see org.wiretune.model.platform.Server#getVersion()
	 * @see #getServer()
	 * @generated
	 */
	public EAttribute getServer_Version()
	{
		return (EAttribute)serverEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.Server#getPath <em>Path</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Path</em>'.
	 * @see org.wiretune.model.platform.Server#getPath()
	 * @see #getServer()
	 * @generated
	 */
	public EAttribute getServer_Path()
	{
		return (EAttribute)serverEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.Server#getCluster <em>Cluster</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cluster</em>'.
	 * @see org.wiretune.model.platform.Server#getCluster()
	 * @see #getServer()
	 * @generated
	 */
	public EAttribute getServer_Cluster()
	{
		return (EAttribute)serverEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Server#getThreadPools <em>Thread Pools</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Thread Pools</em>'.
	 * @see org.wiretune.model.platform.Server#getThreadPools()
	 * @see #getServer()
	 * @generated
	 */
	public EReference getServer_ThreadPools()
	{
		return (EReference)serverEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Server#getResourceAdapters <em>Resource Adapters</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Resource Adapters</em>'.
	 * @see org.wiretune.model.platform.Server#getResourceAdapters()
	 * @see #getServer()
	 * @generated
	 */
	public EReference getServer_ResourceAdapters()
	{
		return (EReference)serverEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Server#getDataSources <em>Data Sources</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Data Sources</em>'.
	 * @see org.wiretune.model.platform.Server#getDataSources()
	 * @see #getServer()
	 * @generated
	 */
	public EReference getServer_DataSources()
	{
		return (EReference)serverEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Server#getBeanPools <em>Bean Pools</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Bean Pools</em>'.
	 * @see org.wiretune.model.platform.Server#getBeanPools()
	 * @see #getServer()
	 * @generated
	 */
	public EReference getServer_BeanPools()
	{
		return (EReference)serverEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.Server#getJvm <em>Jvm</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Jvm</em>'.
	 * @see org.wiretune.model.platform.Server#getJvm()
	 * @see #getServer()
	 * @generated
	 */
	public EReference getServer_Jvm()
	{
		return (EReference)serverEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Server#getConfiguration <em>Configuration</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Configuration</em>'.
	 * @see org.wiretune.model.platform.Server#getConfiguration()
	 * @see #getServer()
	 * @generated
	 */
	public EReference getServer_Configuration()
	{
		return (EReference)serverEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.ThreadPool <em>Thread Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Thread Pool</em>'.
	 * @see org.wiretune.model.platform.ThreadPool
	 * @generated
	 */
	public EClass getThreadPool()
	{
		return threadPoolEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ThreadPool#getMinimumSize <em>Minimum Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Minimum Size</em>'.
	 * @see org.wiretune.model.platform.ThreadPool#getMinimumSize()
	 * @see #getThreadPool()
	 * @generated
	 */
	public EReference getThreadPool_MinimumSize()
	{
		return (EReference)threadPoolEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ThreadPool#getMaximumSize <em>Maximum Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Maximum Size</em>'.
	 * @see org.wiretune.model.platform.ThreadPool#getMaximumSize()
	 * @see #getThreadPool()
	 * @generated
	 */
	public EReference getThreadPool_MaximumSize()
	{
		return (EReference)threadPoolEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ThreadPool#getInactivityTimeout <em>Inactivity Timeout</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Inactivity Timeout</em>'.
	 * @see org.wiretune.model.platform.ThreadPool#getInactivityTimeout()
	 * @see #getThreadPool()
	 * @generated
	 */
	public EReference getThreadPool_InactivityTimeout()
	{
		return (EReference)threadPoolEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ThreadPool#getGrowable <em>Growable</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Growable</em>'.
	 * @see org.wiretune.model.platform.ThreadPool#getGrowable()
	 * @see #getThreadPool()
	 * @generated
	 */
	public EReference getThreadPool_Growable()
	{
		return (EReference)threadPoolEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.JvmOptions <em>Jvm Options</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Jvm Options</em>'.
	 * @see org.wiretune.model.platform.JvmOptions
	 * @generated
	 */
	public EClass getJvmOptions()
	{
		return jvmOptionsEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.JvmOptions#getInitialHeapSize <em>Initial Heap Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Initial Heap Size</em>'.
	 * @see org.wiretune.model.platform.JvmOptions#getInitialHeapSize()
	 * @see #getJvmOptions()
	 * @generated
	 */
	public EReference getJvmOptions_InitialHeapSize()
	{
		return (EReference)jvmOptionsEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.JvmOptions#getMaximumHeapSize <em>Maximum Heap Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Maximum Heap Size</em>'.
	 * @see org.wiretune.model.platform.JvmOptions#getMaximumHeapSize()
	 * @see #getJvmOptions()
	 * @generated
	 */
	public EReference getJvmOptions_MaximumHeapSize()
	{
		return (EReference)jvmOptionsEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.JvmOptions#getVerboseGarbageCollection <em>Verbose Garbage Collection</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Verbose Garbage Collection</em>'.
	 * @see org.wiretune.model.platform.JvmOptions#getVerboseGarbageCollection()
	 * @see #getJvmOptions()
	 * @generated
	 */
	public EReference getJvmOptions_VerboseGarbageCollection()
	{
		return (EReference)jvmOptionsEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.JvmOptions#getArguments <em>Arguments</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Arguments</em>'.
	 * @see org.wiretune.model.platform.JvmOptions#getArguments()
	 * @see #getJvmOptions()
	 * @generated
	 */
	public EReference getJvmOptions_Arguments()
	{
		return (EReference)jvmOptionsEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.ResourceAdapter <em>Resource Adapter</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Resource Adapter</em>'.
	 * @see org.wiretune.model.platform.ResourceAdapter
	 * @generated
	 */
	public EClass getResourceAdapter()
	{
		return resourceAdapterEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.ResourceAdapter#getScope <em>Scope</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Scope</em>'.
	 * @see org.wiretune.model.platform.ResourceAdapter#getScope()
	 * @see #getResourceAdapter()
	 * @generated
	 */
	public EAttribute getResourceAdapter_Scope()
	{
		return (EAttribute)resourceAdapterEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ResourceAdapter#getThreadPoolAlias <em>Thread Pool Alias</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Thread Pool Alias</em>'.
	 * @see org.wiretune.model.platform.ResourceAdapter#getThreadPoolAlias()
	 * @see #getResourceAdapter()
	 * @generated
	 */
	public EReference getResourceAdapter_ThreadPoolAlias()
	{
		return (EReference)resourceAdapterEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.ResourceAdapter#getActivationSpecifications <em>Activation Specifications</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Activation Specifications</em>'.
	 * @see org.wiretune.model.platform.ResourceAdapter#getActivationSpecifications()
	 * @see #getResourceAdapter()
	 * @generated
	 */
	public EReference getResourceAdapter_ActivationSpecifications()
	{
		return (EReference)resourceAdapterEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.platform.ResourceAdapter#getThreadPool <em>Thread Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Thread Pool</em>'.
	 * @see org.wiretune.model.platform.ResourceAdapter#getThreadPool()
	 * @see #getResourceAdapter()
	 * @generated
	 */
	public EReference getResourceAdapter_ThreadPool()
	{
		return (EReference)resourceAdapterEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.ActivationSpecification <em>Activation Specification</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Activation Specification</em>'.
	 * @see org.wiretune.model.platform.ActivationSpecification
	 * @generated
	 */
	public EClass getActivationSpecification()
	{
		return activationSpecificationEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ActivationSpecification#getJndiName <em>Jndi Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Jndi Name</em>'.
	 * @see org.wiretune.model.platform.ActivationSpecification#getJndiName()
	 * @see #getActivationSpecification()
	 * @generated
	 */
	public EReference getActivationSpecification_JndiName()
	{
		return (EReference)activationSpecificationEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ActivationSpecification#getDestination <em>Destination</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Destination</em>'.
	 * @see org.wiretune.model.platform.ActivationSpecification#getDestination()
	 * @see #getActivationSpecification()
	 * @generated
	 */
	public EReference getActivationSpecification_Destination()
	{
		return (EReference)activationSpecificationEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ActivationSpecification#getMaximumConcurrency <em>Maximum Concurrency</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Maximum Concurrency</em>'.
	 * @see org.wiretune.model.platform.ActivationSpecification#getMaximumConcurrency()
	 * @see #getActivationSpecification()
	 * @generated
	 */
	public EReference getActivationSpecification_MaximumConcurrency()
	{
		return (EReference)activationSpecificationEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ActivationSpecification#getMaximumBatchSize <em>Maximum Batch Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Maximum Batch Size</em>'.
	 * @see org.wiretune.model.platform.ActivationSpecification#getMaximumBatchSize()
	 * @see #getActivationSpecification()
	 * @generated
	 */
	public EReference getActivationSpecification_MaximumBatchSize()
	{
		return (EReference)activationSpecificationEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.ConnectionPool <em>Connection Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Connection Pool</em>'.
	 * @see org.wiretune.model.platform.ConnectionPool
	 * @generated
	 */
	public EClass getConnectionPool()
	{
		return connectionPoolEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ConnectionPool#getMinimumConnections <em>Minimum Connections</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Minimum Connections</em>'.
	 * @see org.wiretune.model.platform.ConnectionPool#getMinimumConnections()
	 * @see #getConnectionPool()
	 * @generated
	 */
	public EReference getConnectionPool_MinimumConnections()
	{
		return (EReference)connectionPoolEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.ConnectionPool#getMaximumConnections <em>Maximum Connections</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Maximum Connections</em>'.
	 * @see org.wiretune.model.platform.ConnectionPool#getMaximumConnections()
	 * @see #getConnectionPool()
	 * @generated
	 */
	public EReference getConnectionPool_MaximumConnections()
	{
		return (EReference)connectionPoolEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.DataSource <em>Data Source</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Data Source</em>'.
	 * @see org.wiretune.model.platform.DataSource
	 * @generated
	 */
	public EClass getDataSource()
	{
		return dataSourceEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.DataSource#getJndiName <em>Jndi Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Jndi Name</em>'.
	 * @see org.wiretune.model.platform.DataSource#getJndiName()
	 * @see #getDataSource()
	 * @generated
	 */
	public EReference getDataSource_JndiName()
	{
		return (EReference)dataSourceEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.DataSource#getUrl <em>Url</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Url</em>'.
	 * @see org.wiretune.model.platform.DataSource#getUrl()
	 * @see #getDataSource()
	 * @generated
	 */
	public EReference getDataSource_Url()
	{
		return (EReference)dataSourceEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.DataSource#getDriverClass <em>Driver Class</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Driver Class</em>'.
	 * @see org.wiretune.model.platform.DataSource#getDriverClass()
	 * @see #getDataSource()
	 * @generated
	 */
	public EReference getDataSource_DriverClass()
	{
		return (EReference)dataSourceEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.DataSource#getVendor <em>Vendor</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Vendor</em>'.
	 * @see org.wiretune.model.platform.DataSource#getVendor()
	 * @see #getDataSource()
	 * @generated
	 */
	public EAttribute getDataSource_Vendor()
	{
		return (EAttribute)dataSourceEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.DataSource#getConnectionPool <em>Connection Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Connection Pool</em>'.
	 * @see org.wiretune.model.platform.DataSource#getConnectionPool()
	 * @see #getDataSource()
	 * @generated
	 */
	public EReference getDataSource_ConnectionPool()
	{
		return (EReference)dataSourceEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.DataSource#getConnectionProperties <em>Connection Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Connection Properties</em>'.
	 * @see org.wiretune.model.platform.DataSource#getConnectionProperties()
	 * @see #getDataSource()
	 * @generated
	 */
	public EReference getDataSource_ConnectionProperties()
	{
		return (EReference)dataSourceEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.DataSource#getStatementCacheSize <em>Statement Cache Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Statement Cache Size</em>'.
	 * @see org.wiretune.model.platform.DataSource#getStatementCacheSize()
	 * @see #getDataSource()
	 * @generated
	 */
	public EReference getDataSource_StatementCacheSize()
	{
		return (EReference)dataSourceEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.DataSource#getRewriteBatchedStatements <em>Rewrite Batched Statements</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Rewrite Batched Statements</em>'.
	 * @see org.wiretune.model.platform.DataSource#getRewriteBatchedStatements()
	 * @see #getDataSource()
	 * @generated
	 */
	public EReference getDataSource_RewriteBatchedStatements()
	{
		return (EReference)dataSourceEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.BeanPool <em>Bean Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Bean Pool</em>'.
	 * @see org.wiretune.model.platform.BeanPool
	 * @generated
	 */
	public EClass getBeanPool()
	{
		return beanPoolEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.BeanPool#getBeanKind <em>Bean Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bean Kind</em>'.
	 * @see org.wiretune.model.platform.BeanPool#getBeanKind()
	 * @see #getBeanPool()
	 * @generated
	 */
	public EAttribute getBeanPool_BeanKind()
	{
		return (EAttribute)beanPoolEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.BeanPool#getPoolClass <em>Pool Class</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Pool Class</em>'.
	 * @see org.wiretune.model.platform.BeanPool#getPoolClass()
	 * @see #getBeanPool()
	 * @generated
	 */
	public EReference getBeanPool_PoolClass()
	{
		return (EReference)beanPoolEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.BeanPool#getMaximumSize <em>Maximum Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Maximum Size</em>'.
	 * @see org.wiretune.model.platform.BeanPool#getMaximumSize()
	 * @see #getBeanPool()
	 * @generated
	 */
	public EReference getBeanPool_MaximumSize()
	{
		return (EReference)beanPoolEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.BeanPool#getTimeout <em>Timeout</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Timeout</em>'.
	 * @see org.wiretune.model.platform.BeanPool#getTimeout()
	 * @see #getBeanPool()
	 * @generated
	 */
	public EReference getBeanPool_Timeout()
	{
		return (EReference)beanPoolEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.Application <em>Application</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Application</em>'.
	 * @see org.wiretune.model.platform.Application
	 * @generated
	 */
	public EClass getApplication()
	{
		return applicationEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.Application#getPath <em>Path</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Path</em>'.
	 * @see org.wiretune.model.platform.Application#getPath()
	 * @see #getApplication()
	 * @generated
	 */
	public EAttribute getApplication_Path()
	{
		return (EAttribute)applicationEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getPersistenceUnits <em>Persistence Units</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Persistence Units</em>'.
	 * @see org.wiretune.model.platform.Application#getPersistenceUnits()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_PersistenceUnits()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getEntities <em>Entities</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Entities</em>'.
	 * @see org.wiretune.model.platform.Application#getEntities()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_Entities()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getMessageDrivenBeans <em>Message Driven Beans</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Message Driven Beans</em>'.
	 * @see org.wiretune.model.platform.Application#getMessageDrivenBeans()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_MessageDrivenBeans()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getPersistLoops <em>Persist Loops</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Persist Loops</em>'.
	 * @see org.wiretune.model.platform.Application#getPersistLoops()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_PersistLoops()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getAsynchronousCallLoops <em>Asynchronous Call Loops</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Asynchronous Call Loops</em>'.
	 * @see org.wiretune.model.platform.Application#getAsynchronousCallLoops()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_AsynchronousCallLoops()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getAsynchronousCalls <em>Asynchronous Calls</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Asynchronous Calls</em>'.
	 * @see org.wiretune.model.platform.Application#getAsynchronousCalls()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_AsynchronousCalls()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getCodeFacts <em>Code Facts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Code Facts</em>'.
	 * @see org.wiretune.model.platform.Application#getCodeFacts()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_CodeFacts()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getLogStatements <em>Log Statements</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Log Statements</em>'.
	 * @see org.wiretune.model.platform.Application#getLogStatements()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_LogStatements()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getDataSources <em>Data Sources</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Data Sources</em>'.
	 * @see org.wiretune.model.platform.Application#getDataSources()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_DataSources()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.Application#getConfiguration <em>Configuration</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Configuration</em>'.
	 * @see org.wiretune.model.platform.Application#getConfiguration()
	 * @see #getApplication()
	 * @generated
	 */
	public EReference getApplication_Configuration()
	{
		return (EReference)applicationEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.PersistenceUnit <em>Persistence Unit</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Persistence Unit</em>'.
	 * @see org.wiretune.model.platform.PersistenceUnit
	 * @generated
	 */
	public EClass getPersistenceUnit()
	{
		return persistenceUnitEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.PersistenceUnit#getProvider <em>Provider</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Provider</em>'.
	 * @see org.wiretune.model.platform.PersistenceUnit#getProvider()
	 * @see #getPersistenceUnit()
	 * @generated
	 */
	public EReference getPersistenceUnit_Provider()
	{
		return (EReference)persistenceUnitEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.PersistenceUnit#getDataSource <em>Data Source</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Data Source</em>'.
	 * @see org.wiretune.model.platform.PersistenceUnit#getDataSource()
	 * @see #getPersistenceUnit()
	 * @generated
	 */
	public EReference getPersistenceUnit_DataSource()
	{
		return (EReference)persistenceUnitEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.PersistenceUnit#getBatchSize <em>Batch Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Batch Size</em>'.
	 * @see org.wiretune.model.platform.PersistenceUnit#getBatchSize()
	 * @see #getPersistenceUnit()
	 * @generated
	 */
	public EReference getPersistenceUnit_BatchSize()
	{
		return (EReference)persistenceUnitEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.PersistenceUnit#getProperties <em>Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Properties</em>'.
	 * @see org.wiretune.model.platform.PersistenceUnit#getProperties()
	 * @see #getPersistenceUnit()
	 * @generated
	 */
	public EReference getPersistenceUnit_Properties()
	{
		return (EReference)persistenceUnitEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.Entity <em>Entity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Entity</em>'.
	 * @see org.wiretune.model.platform.Entity
	 * @generated
	 */
	public EClass getEntity()
	{
		return entityEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.Entity#getGeneratorStrategy <em>Generator Strategy</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Generator Strategy</em>'.
	 * @see org.wiretune.model.platform.Entity#getGeneratorStrategy()
	 * @see #getEntity()
	 * @generated
	 */
	public EReference getEntity_GeneratorStrategy()
	{
		return (EReference)entityEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.Entity#getTable <em>Table</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Table</em>'.
	 * @see org.wiretune.model.platform.Entity#getTable()
	 * @see #getEntity()
	 * @generated
	 */
	public EReference getEntity_Table()
	{
		return (EReference)entityEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.MessageDrivenBean <em>Message Driven Bean</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Message Driven Bean</em>'.
	 * @see org.wiretune.model.platform.MessageDrivenBean
	 * @generated
	 */
	public EClass getMessageDrivenBean()
	{
		return messageDrivenBeanEClass;
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.MessageDrivenBean#getMaximumSessions <em>Maximum Sessions</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Maximum Sessions</em>'.
	 * @see org.wiretune.model.platform.MessageDrivenBean#getMaximumSessions()
	 * @see #getMessageDrivenBean()
	 * @generated
	 */
	public EReference getMessageDrivenBean_MaximumSessions()
	{
		return (EReference)messageDrivenBeanEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.MessageDrivenBean#getDestination <em>Destination</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Destination</em>'.
	 * @see org.wiretune.model.platform.MessageDrivenBean#getDestination()
	 * @see #getMessageDrivenBean()
	 * @generated
	 */
	public EReference getMessageDrivenBean_Destination()
	{
		return (EReference)messageDrivenBeanEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.MessageDrivenBean#getActivationProperties <em>Activation Properties</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Activation Properties</em>'.
	 * @see org.wiretune.model.platform.MessageDrivenBean#getActivationProperties()
	 * @see #getMessageDrivenBean()
	 * @generated
	 */
	public EReference getMessageDrivenBean_ActivationProperties()
	{
		return (EReference)messageDrivenBeanEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.MessageDrivenBean#getPool <em>Pool</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Pool</em>'.
	 * @see org.wiretune.model.platform.MessageDrivenBean#getPool()
	 * @see #getMessageDrivenBean()
	 * @generated
	 */
	public EReference getMessageDrivenBean_Pool()
	{
		return (EReference)messageDrivenBeanEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.PersistLoop <em>Persist Loop</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Persist Loop</em>'.
	 * @see org.wiretune.model.platform.PersistLoop
	 * @generated
	 */
	public EClass getPersistLoop()
	{
		return persistLoopEClass;
	}

	/**
	 * Returns the meta object for the attribute list '{@link org.wiretune.model.platform.PersistLoop#getEntities <em>Entities</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Entities</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#getEntities()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_Entities()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.PersistLoop#isFlushes <em>Flushes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Flushes</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#isFlushes()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_Flushes()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.PersistLoop#isFlushesInBatches <em>Flushes In Batches</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Flushes In Batches</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#isFlushesInBatches()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_FlushesInBatches()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.PersistLoop#isClears <em>Clears</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Clears</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#isClears()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_Clears()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.PersistLoop#isNested <em>Nested</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nested</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#isNested()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_Nested()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.PersistLoop#getPersist <em>Persist</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Persist</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#getPersist()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_Persist()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.PersistLoop#getFlush <em>Flush</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Flush</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#getFlush()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_Flush()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.PersistLoop#getHeld <em>Held</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Held</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#getHeld()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_Held()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.PersistLoop#getManager <em>Manager</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Manager</em>'.
	 * @see org.wiretune.model.platform.PersistLoop#getManager()
	 * @see #getPersistLoop()
	 * @generated
	 */
	public EAttribute getPersistLoop_Manager()
	{
		return (EAttribute)persistLoopEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.AsynchronousCall <em>Asynchronous Call</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Asynchronous Call</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCall
	 * @generated
	 */
	public EClass getAsynchronousCall()
	{
		return asynchronousCallEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.AsynchronousCall#getReference <em>Reference</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Reference</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCall#getReference()
	 * @see #getAsynchronousCall()
	 * @generated
	 */
	public EAttribute getAsynchronousCall_Reference()
	{
		return (EAttribute)asynchronousCallEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.AsynchronousCall#isCollectedAtOnce <em>Collected At Once</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Collected At Once</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCall#isCollectedAtOnce()
	 * @see #getAsynchronousCall()
	 * @generated
	 */
	public EAttribute getAsynchronousCall_CollectedAtOnce()
	{
		return (EAttribute)asynchronousCallEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.AsynchronousCall#isCollected <em>Collected</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Collected</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCall#isCollected()
	 * @see #getAsynchronousCall()
	 * @generated
	 */
	public EAttribute getAsynchronousCall_Collected()
	{
		return (EAttribute)asynchronousCallEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.platform.AsynchronousCall#getTarget <em>Target</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Target</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCall#getTarget()
	 * @see #getAsynchronousCall()
	 * @generated
	 */
	public EReference getAsynchronousCall_Target()
	{
		return (EReference)asynchronousCallEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.AsynchronousCallLoop <em>Asynchronous Call Loop</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Asynchronous Call Loop</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCallLoop
	 * @generated
	 */
	public EClass getAsynchronousCallLoop()
	{
		return asynchronousCallLoopEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.AsynchronousCallLoop#getReference <em>Reference</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Reference</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCallLoop#getReference()
	 * @see #getAsynchronousCallLoop()
	 * @generated
	 */
	public EAttribute getAsynchronousCallLoop_Reference()
	{
		return (EAttribute)asynchronousCallLoopEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.AsynchronousCallLoop#getLoops <em>Loops</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Loops</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCallLoop#getLoops()
	 * @see #getAsynchronousCallLoop()
	 * @generated
	 */
	public EReference getAsynchronousCallLoop_Loops()
	{
		return (EReference)asynchronousCallLoopEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference '{@link org.wiretune.model.platform.AsynchronousCallLoop#getObjectBytes <em>Object Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Object Bytes</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCallLoop#getObjectBytes()
	 * @see #getAsynchronousCallLoop()
	 * @generated
	 */
	public EReference getAsynchronousCallLoop_ObjectBytes()
	{
		return (EReference)asynchronousCallLoopEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the reference '{@link org.wiretune.model.platform.AsynchronousCallLoop#getTarget <em>Target</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Target</em>'.
	 * @see org.wiretune.model.platform.AsynchronousCallLoop#getTarget()
	 * @see #getAsynchronousCallLoop()
	 * @generated
	 */
	public EReference getAsynchronousCallLoop_Target()
	{
		return (EReference)asynchronousCallLoopEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.LogStatement <em>Log Statement</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Log Statement</em>'.
	 * @see org.wiretune.model.platform.LogStatement
	 * @generated
	 */
	public EClass getLogStatement()
	{
		return logStatementEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.LogStatement#getLevel <em>Level</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Level</em>'.
	 * @see org.wiretune.model.platform.LogStatement#getLevel()
	 * @see #getLogStatement()
	 * @generated
	 */
	public EAttribute getLogStatement_Level()
	{
		return (EAttribute)logStatementEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.LogStatement#getLogger <em>Logger</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Logger</em>'.
	 * @see org.wiretune.model.platform.LogStatement#getLogger()
	 * @see #getLogStatement()
	 * @generated
	 */
	public EAttribute getLogStatement_Logger()
	{
		return (EAttribute)logStatementEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.LogStatement#getLoggerType <em>Logger Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Logger Type</em>'.
	 * @see org.wiretune.model.platform.LogStatement#getLoggerType()
	 * @see #getLogStatement()
	 * @generated
	 */
	public EAttribute getLogStatement_LoggerType()
	{
		return (EAttribute)logStatementEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.LogStatement#getGuardMethod <em>Guard Method</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Guard Method</em>'.
	 * @see org.wiretune.model.platform.LogStatement#getGuardMethod()
	 * @see #getLogStatement()
	 * @generated
	 */
	public EAttribute getLogStatement_GuardMethod()
	{
		return (EAttribute)logStatementEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.LogStatement#isPlainArguments <em>Plain Arguments</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Plain Arguments</em>'.
	 * @see org.wiretune.model.platform.LogStatement#isPlainArguments()
	 * @see #getLogStatement()
	 * @generated
	 */
	public EAttribute getLogStatement_PlainArguments()
	{
		return (EAttribute)logStatementEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.LogStatement#getPlace <em>Place</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Place</em>'.
	 * @see org.wiretune.model.platform.LogStatement#getPlace()
	 * @see #getLogStatement()
	 * @generated
	 */
	public EAttribute getLogStatement_Place()
	{
		return (EAttribute)logStatementEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.LogStatement#getStatement <em>Statement</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Statement</em>'.
	 * @see org.wiretune.model.platform.LogStatement#getStatement()
	 * @see #getLogStatement()
	 * @generated
	 */
	public EAttribute getLogStatement_Statement()
	{
		return (EAttribute)logStatementEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.platform.CodeFact <em>Code Fact</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Code Fact</em>'.
	 * @see org.wiretune.model.platform.CodeFact
	 * @generated
	 */
	public EClass getCodeFact()
	{
		return codeFactEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.CodeFact#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.wiretune.model.platform.CodeFact#getKind()
	 * @see #getCodeFact()
	 * @generated
	 */
	public EAttribute getCodeFact_Kind()
	{
		return (EAttribute)codeFactEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.platform.CodeFact#getTypeName <em>Type Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Type Name</em>'.
	 * @see org.wiretune.model.platform.CodeFact#getTypeName()
	 * @see #getCodeFact()
	 * @generated
	 */
	public EAttribute getCodeFact_TypeName()
	{
		return (EAttribute)codeFactEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the containment reference list '{@link org.wiretune.model.platform.CodeFact#getDetails <em>Details</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Details</em>'.
	 * @see org.wiretune.model.platform.CodeFact#getDetails()
	 * @see #getCodeFact()
	 * @generated
	 */
	public EReference getCodeFact_Details()
	{
		return (EReference)codeFactEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Group <em>Group View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Group View</em>'.
	 * @see org.wiretune.core.Group
	 * @model instanceClass="org.wiretune.core.Group"
	 * @generated
	 */
	public EClass getGroupView()
	{
		return groupViewEClass;
	}

	/**
	 * Returns the meta object for enum '{@link org.wiretune.model.platform.DatabaseVendor <em>Database Vendor</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Database Vendor</em>'.
	 * @see org.wiretune.model.platform.DatabaseVendor
	 * @generated
	 */
	public EEnum getDatabaseVendor()
	{
		return databaseVendorEEnum;
	}

	/**
	 * Returns the meta object for data type '{@link org.wiretune.core.Product <em>Product</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * The product whose file was read.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Product</em>'.
	 * @see org.wiretune.core.Product
	 * @model instanceClass="org.wiretune.core.Product"
	 * @generated
	 */
	public EDataType getProduct()
	{
		return productEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Groups</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Groups</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;? extends org.wiretune.core.Group&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getGroups()
	{
		return groupsEDataType;
	}

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	public PlatformFactory getPlatformFactory()
	{
		return (PlatformFactory)getEFactoryInstance();
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
		configurationGroupEClass = createEClass(CONFIGURATION_GROUP);
		createEAttribute(configurationGroupEClass, CONFIGURATION_GROUP__KIND);
		createEAttribute(configurationGroupEClass, CONFIGURATION_GROUP__LABEL);
		createEReference(configurationGroupEClass, CONFIGURATION_GROUP__SETTINGS);
		createEReference(configurationGroupEClass, CONFIGURATION_GROUP__GROUPS);

		configurationFileEClass = createEClass(CONFIGURATION_FILE);
		createEAttribute(configurationFileEClass, CONFIGURATION_FILE__PATH);
		createEAttribute(configurationFileEClass, CONFIGURATION_FILE__PRODUCT);
		createEAttribute(configurationFileEClass, CONFIGURATION_FILE__VERSION);
		createEAttribute(configurationFileEClass, CONFIGURATION_FILE__SCOPE);

		serverEClass = createEClass(SERVER);
		createEAttribute(serverEClass, SERVER__PRODUCT);
		createEAttribute(serverEClass, SERVER__VERSION);
		createEAttribute(serverEClass, SERVER__PATH);
		createEAttribute(serverEClass, SERVER__CLUSTER);
		createEReference(serverEClass, SERVER__THREAD_POOLS);
		createEReference(serverEClass, SERVER__RESOURCE_ADAPTERS);
		createEReference(serverEClass, SERVER__DATA_SOURCES);
		createEReference(serverEClass, SERVER__BEAN_POOLS);
		createEReference(serverEClass, SERVER__JVM);
		createEReference(serverEClass, SERVER__CONFIGURATION);

		threadPoolEClass = createEClass(THREAD_POOL);
		createEReference(threadPoolEClass, THREAD_POOL__MINIMUM_SIZE);
		createEReference(threadPoolEClass, THREAD_POOL__MAXIMUM_SIZE);
		createEReference(threadPoolEClass, THREAD_POOL__INACTIVITY_TIMEOUT);
		createEReference(threadPoolEClass, THREAD_POOL__GROWABLE);

		jvmOptionsEClass = createEClass(JVM_OPTIONS);
		createEReference(jvmOptionsEClass, JVM_OPTIONS__INITIAL_HEAP_SIZE);
		createEReference(jvmOptionsEClass, JVM_OPTIONS__MAXIMUM_HEAP_SIZE);
		createEReference(jvmOptionsEClass, JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION);
		createEReference(jvmOptionsEClass, JVM_OPTIONS__ARGUMENTS);

		resourceAdapterEClass = createEClass(RESOURCE_ADAPTER);
		createEAttribute(resourceAdapterEClass, RESOURCE_ADAPTER__SCOPE);
		createEReference(resourceAdapterEClass, RESOURCE_ADAPTER__THREAD_POOL_ALIAS);
		createEReference(resourceAdapterEClass, RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS);
		createEReference(resourceAdapterEClass, RESOURCE_ADAPTER__THREAD_POOL);

		activationSpecificationEClass = createEClass(ACTIVATION_SPECIFICATION);
		createEReference(activationSpecificationEClass, ACTIVATION_SPECIFICATION__JNDI_NAME);
		createEReference(activationSpecificationEClass, ACTIVATION_SPECIFICATION__DESTINATION);
		createEReference(activationSpecificationEClass, ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY);
		createEReference(activationSpecificationEClass, ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE);

		connectionPoolEClass = createEClass(CONNECTION_POOL);
		createEReference(connectionPoolEClass, CONNECTION_POOL__MINIMUM_CONNECTIONS);
		createEReference(connectionPoolEClass, CONNECTION_POOL__MAXIMUM_CONNECTIONS);

		dataSourceEClass = createEClass(DATA_SOURCE);
		createEReference(dataSourceEClass, DATA_SOURCE__JNDI_NAME);
		createEReference(dataSourceEClass, DATA_SOURCE__URL);
		createEReference(dataSourceEClass, DATA_SOURCE__DRIVER_CLASS);
		createEAttribute(dataSourceEClass, DATA_SOURCE__VENDOR);
		createEReference(dataSourceEClass, DATA_SOURCE__CONNECTION_POOL);
		createEReference(dataSourceEClass, DATA_SOURCE__CONNECTION_PROPERTIES);
		createEReference(dataSourceEClass, DATA_SOURCE__STATEMENT_CACHE_SIZE);
		createEReference(dataSourceEClass, DATA_SOURCE__REWRITE_BATCHED_STATEMENTS);

		beanPoolEClass = createEClass(BEAN_POOL);
		createEAttribute(beanPoolEClass, BEAN_POOL__BEAN_KIND);
		createEReference(beanPoolEClass, BEAN_POOL__POOL_CLASS);
		createEReference(beanPoolEClass, BEAN_POOL__MAXIMUM_SIZE);
		createEReference(beanPoolEClass, BEAN_POOL__TIMEOUT);

		applicationEClass = createEClass(APPLICATION);
		createEAttribute(applicationEClass, APPLICATION__PATH);
		createEReference(applicationEClass, APPLICATION__PERSISTENCE_UNITS);
		createEReference(applicationEClass, APPLICATION__ENTITIES);
		createEReference(applicationEClass, APPLICATION__MESSAGE_DRIVEN_BEANS);
		createEReference(applicationEClass, APPLICATION__PERSIST_LOOPS);
		createEReference(applicationEClass, APPLICATION__ASYNCHRONOUS_CALL_LOOPS);
		createEReference(applicationEClass, APPLICATION__ASYNCHRONOUS_CALLS);
		createEReference(applicationEClass, APPLICATION__CODE_FACTS);
		createEReference(applicationEClass, APPLICATION__LOG_STATEMENTS);
		createEReference(applicationEClass, APPLICATION__DATA_SOURCES);
		createEReference(applicationEClass, APPLICATION__CONFIGURATION);

		persistenceUnitEClass = createEClass(PERSISTENCE_UNIT);
		createEReference(persistenceUnitEClass, PERSISTENCE_UNIT__PROVIDER);
		createEReference(persistenceUnitEClass, PERSISTENCE_UNIT__DATA_SOURCE);
		createEReference(persistenceUnitEClass, PERSISTENCE_UNIT__BATCH_SIZE);
		createEReference(persistenceUnitEClass, PERSISTENCE_UNIT__PROPERTIES);

		entityEClass = createEClass(ENTITY);
		createEReference(entityEClass, ENTITY__GENERATOR_STRATEGY);
		createEReference(entityEClass, ENTITY__TABLE);

		messageDrivenBeanEClass = createEClass(MESSAGE_DRIVEN_BEAN);
		createEReference(messageDrivenBeanEClass, MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS);
		createEReference(messageDrivenBeanEClass, MESSAGE_DRIVEN_BEAN__DESTINATION);
		createEReference(messageDrivenBeanEClass, MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES);
		createEReference(messageDrivenBeanEClass, MESSAGE_DRIVEN_BEAN__POOL);

		persistLoopEClass = createEClass(PERSIST_LOOP);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__ENTITIES);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__FLUSHES);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__FLUSHES_IN_BATCHES);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__CLEARS);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__NESTED);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__PERSIST);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__FLUSH);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__HELD);
		createEAttribute(persistLoopEClass, PERSIST_LOOP__MANAGER);

		asynchronousCallEClass = createEClass(ASYNCHRONOUS_CALL);
		createEAttribute(asynchronousCallEClass, ASYNCHRONOUS_CALL__REFERENCE);
		createEAttribute(asynchronousCallEClass, ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE);
		createEAttribute(asynchronousCallEClass, ASYNCHRONOUS_CALL__COLLECTED);
		createEReference(asynchronousCallEClass, ASYNCHRONOUS_CALL__TARGET);

		asynchronousCallLoopEClass = createEClass(ASYNCHRONOUS_CALL_LOOP);
		createEAttribute(asynchronousCallLoopEClass, ASYNCHRONOUS_CALL_LOOP__REFERENCE);
		createEReference(asynchronousCallLoopEClass, ASYNCHRONOUS_CALL_LOOP__LOOPS);
		createEReference(asynchronousCallLoopEClass, ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES);
		createEReference(asynchronousCallLoopEClass, ASYNCHRONOUS_CALL_LOOP__TARGET);

		logStatementEClass = createEClass(LOG_STATEMENT);
		createEAttribute(logStatementEClass, LOG_STATEMENT__LEVEL);
		createEAttribute(logStatementEClass, LOG_STATEMENT__LOGGER);
		createEAttribute(logStatementEClass, LOG_STATEMENT__LOGGER_TYPE);
		createEAttribute(logStatementEClass, LOG_STATEMENT__GUARD_METHOD);
		createEAttribute(logStatementEClass, LOG_STATEMENT__PLAIN_ARGUMENTS);
		createEAttribute(logStatementEClass, LOG_STATEMENT__PLACE);
		createEAttribute(logStatementEClass, LOG_STATEMENT__STATEMENT);

		codeFactEClass = createEClass(CODE_FACT);
		createEAttribute(codeFactEClass, CODE_FACT__KIND);
		createEAttribute(codeFactEClass, CODE_FACT__TYPE_NAME);
		createEReference(codeFactEClass, CODE_FACT__DETAILS);

		groupViewEClass = createEClass(GROUP_VIEW);

		// Create enums
		databaseVendorEEnum = createEEnum(DATABASE_VENDOR);

		// Create data types
		productEDataType = createEDataType(PRODUCT);
		groupsEDataType = createEDataType(GROUPS);
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
		AssemblyPackage theAssemblyPackage = (AssemblyPackage)EPackage.Registry.INSTANCE.getEPackage(AssemblyPackage.eNS_URI);

		// Create type parameters

		// Set bounds for type parameters

		// Add supertypes to classes
		configurationGroupEClass.getESuperTypes().add(theSettingsPackage.getElement());
		configurationGroupEClass.getESuperTypes().add(this.getGroupView());
		configurationFileEClass.getESuperTypes().add(this.getConfigurationGroup());
		serverEClass.getESuperTypes().add(theSettingsPackage.getElement());
		threadPoolEClass.getESuperTypes().add(theSettingsPackage.getElement());
		jvmOptionsEClass.getESuperTypes().add(theSettingsPackage.getElement());
		resourceAdapterEClass.getESuperTypes().add(theSettingsPackage.getElement());
		activationSpecificationEClass.getESuperTypes().add(theSettingsPackage.getElement());
		connectionPoolEClass.getESuperTypes().add(theSettingsPackage.getElement());
		dataSourceEClass.getESuperTypes().add(theSettingsPackage.getElement());
		beanPoolEClass.getESuperTypes().add(theSettingsPackage.getElement());
		applicationEClass.getESuperTypes().add(theSettingsPackage.getElement());
		persistenceUnitEClass.getESuperTypes().add(theSettingsPackage.getElement());
		entityEClass.getESuperTypes().add(theSettingsPackage.getElement());
		messageDrivenBeanEClass.getESuperTypes().add(theSettingsPackage.getElement());
		persistLoopEClass.getESuperTypes().add(theSettingsPackage.getElement());
		asynchronousCallEClass.getESuperTypes().add(theSettingsPackage.getElement());
		asynchronousCallLoopEClass.getESuperTypes().add(theSettingsPackage.getElement());
		logStatementEClass.getESuperTypes().add(theSettingsPackage.getElement());
		codeFactEClass.getESuperTypes().add(theSettingsPackage.getElement());

		// Initialize classes and features; add operations and parameters
		initEClass(configurationGroupEClass, ConfigurationGroup.class, "ConfigurationGroup", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getConfigurationGroup_Kind(), ecorePackage.getEString(), "kind", null, 0, 1, ConfigurationGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getConfigurationGroup_Label(), ecorePackage.getEString(), "label", null, 0, 1, ConfigurationGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getConfigurationGroup_Settings(), theSettingsPackage.getSetting(), null, "settings", null, 0, -1, ConfigurationGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getConfigurationGroup_Groups(), this.getConfigurationGroup(), null, "groups", null, 0, -1, ConfigurationGroup.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(configurationFileEClass, ConfigurationFile.class, "ConfigurationFile", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getConfigurationFile_Path(), ecorePackage.getEString(), "path", null, 0, 1, ConfigurationFile.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getConfigurationFile_Product(), this.getProduct(), "product", null, 0, 1, ConfigurationFile.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getConfigurationFile_Version(), ecorePackage.getEString(), "version", null, 0, 1, ConfigurationFile.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getConfigurationFile_Scope(), ecorePackage.getEString(), "scope", null, 0, 1, ConfigurationFile.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(serverEClass, Server.class, "Server", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getServer_Product(), this.getProduct(), "product", null, 0, 1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServer_Version(), ecorePackage.getEString(), "version", null, 0, 1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServer_Path(), ecorePackage.getEString(), "path", null, 0, 1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getServer_Cluster(), ecorePackage.getEString(), "cluster", null, 0, 1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServer_ThreadPools(), this.getThreadPool(), null, "threadPools", null, 0, -1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServer_ResourceAdapters(), this.getResourceAdapter(), null, "resourceAdapters", null, 0, -1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServer_DataSources(), this.getDataSource(), null, "dataSources", null, 0, -1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServer_BeanPools(), this.getBeanPool(), null, "beanPools", null, 0, -1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServer_Jvm(), this.getJvmOptions(), null, "jvm", null, 0, 1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getServer_Configuration(), this.getConfigurationFile(), null, "configuration", null, 0, -1, Server.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(threadPoolEClass, ThreadPool.class, "ThreadPool", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getThreadPool_MinimumSize(), theSettingsPackage.getSetting(), null, "minimumSize", null, 0, 1, ThreadPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getThreadPool_MaximumSize(), theSettingsPackage.getSetting(), null, "maximumSize", null, 0, 1, ThreadPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getThreadPool_InactivityTimeout(), theSettingsPackage.getSetting(), null, "inactivityTimeout", null, 0, 1, ThreadPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getThreadPool_Growable(), theSettingsPackage.getSetting(), null, "growable", null, 0, 1, ThreadPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(jvmOptionsEClass, JvmOptions.class, "JvmOptions", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getJvmOptions_InitialHeapSize(), theSettingsPackage.getSetting(), null, "initialHeapSize", null, 0, 1, JvmOptions.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getJvmOptions_MaximumHeapSize(), theSettingsPackage.getSetting(), null, "maximumHeapSize", null, 0, 1, JvmOptions.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getJvmOptions_VerboseGarbageCollection(), theSettingsPackage.getSetting(), null, "verboseGarbageCollection", null, 0, 1, JvmOptions.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getJvmOptions_Arguments(), theSettingsPackage.getSetting(), null, "arguments", null, 0, 1, JvmOptions.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(resourceAdapterEClass, ResourceAdapter.class, "ResourceAdapter", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getResourceAdapter_Scope(), ecorePackage.getEString(), "scope", null, 0, 1, ResourceAdapter.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getResourceAdapter_ThreadPoolAlias(), theSettingsPackage.getSetting(), null, "threadPoolAlias", null, 0, 1, ResourceAdapter.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getResourceAdapter_ActivationSpecifications(), this.getActivationSpecification(), null, "activationSpecifications", null, 0, -1, ResourceAdapter.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getResourceAdapter_ThreadPool(), this.getThreadPool(), null, "threadPool", null, 0, 1, ResourceAdapter.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(activationSpecificationEClass, ActivationSpecification.class, "ActivationSpecification", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getActivationSpecification_JndiName(), theSettingsPackage.getSetting(), null, "jndiName", null, 0, 1, ActivationSpecification.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getActivationSpecification_Destination(), theSettingsPackage.getSetting(), null, "destination", null, 0, 1, ActivationSpecification.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getActivationSpecification_MaximumConcurrency(), theSettingsPackage.getSetting(), null, "maximumConcurrency", null, 0, 1, ActivationSpecification.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getActivationSpecification_MaximumBatchSize(), theSettingsPackage.getSetting(), null, "maximumBatchSize", null, 0, 1, ActivationSpecification.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(connectionPoolEClass, ConnectionPool.class, "ConnectionPool", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getConnectionPool_MinimumConnections(), theSettingsPackage.getSetting(), null, "minimumConnections", null, 0, 1, ConnectionPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getConnectionPool_MaximumConnections(), theSettingsPackage.getSetting(), null, "maximumConnections", null, 0, 1, ConnectionPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(dataSourceEClass, DataSource.class, "DataSource", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getDataSource_JndiName(), theSettingsPackage.getSetting(), null, "jndiName", null, 0, 1, DataSource.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDataSource_Url(), theSettingsPackage.getSetting(), null, "url", null, 0, 1, DataSource.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDataSource_DriverClass(), theSettingsPackage.getSetting(), null, "driverClass", null, 0, 1, DataSource.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getDataSource_Vendor(), this.getDatabaseVendor(), "vendor", null, 0, 1, DataSource.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDataSource_ConnectionPool(), this.getConnectionPool(), null, "connectionPool", null, 0, 1, DataSource.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDataSource_ConnectionProperties(), theSettingsPackage.getSetting(), null, "connectionProperties", null, 0, -1, DataSource.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDataSource_StatementCacheSize(), theSettingsPackage.getSetting(), null, "statementCacheSize", null, 0, 1, DataSource.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getDataSource_RewriteBatchedStatements(), theSettingsPackage.getSetting(), null, "rewriteBatchedStatements", null, 0, 1, DataSource.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(beanPoolEClass, BeanPool.class, "BeanPool", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getBeanPool_BeanKind(), ecorePackage.getEString(), "beanKind", null, 0, 1, BeanPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBeanPool_PoolClass(), theSettingsPackage.getSetting(), null, "poolClass", null, 0, 1, BeanPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBeanPool_MaximumSize(), theSettingsPackage.getSetting(), null, "maximumSize", null, 0, 1, BeanPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getBeanPool_Timeout(), theSettingsPackage.getSetting(), null, "timeout", null, 0, 1, BeanPool.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(applicationEClass, Application.class, "Application", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getApplication_Path(), ecorePackage.getEString(), "path", null, 0, 1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_PersistenceUnits(), this.getPersistenceUnit(), null, "persistenceUnits", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_Entities(), this.getEntity(), null, "entities", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_MessageDrivenBeans(), this.getMessageDrivenBean(), null, "messageDrivenBeans", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_PersistLoops(), this.getPersistLoop(), null, "persistLoops", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_AsynchronousCallLoops(), this.getAsynchronousCallLoop(), null, "asynchronousCallLoops", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_AsynchronousCalls(), this.getAsynchronousCall(), null, "asynchronousCalls", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_CodeFacts(), this.getCodeFact(), null, "codeFacts", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_LogStatements(), this.getLogStatement(), null, "logStatements", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_DataSources(), this.getDataSource(), null, "dataSources", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getApplication_Configuration(), this.getConfigurationFile(), null, "configuration", null, 0, -1, Application.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(persistenceUnitEClass, PersistenceUnit.class, "PersistenceUnit", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getPersistenceUnit_Provider(), theSettingsPackage.getSetting(), null, "provider", null, 0, 1, PersistenceUnit.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPersistenceUnit_DataSource(), theSettingsPackage.getSetting(), null, "dataSource", null, 0, 1, PersistenceUnit.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPersistenceUnit_BatchSize(), theSettingsPackage.getSetting(), null, "batchSize", null, 0, 1, PersistenceUnit.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPersistenceUnit_Properties(), theSettingsPackage.getSetting(), null, "properties", null, 0, -1, PersistenceUnit.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(entityEClass, Entity.class, "Entity", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getEntity_GeneratorStrategy(), theSettingsPackage.getSetting(), null, "generatorStrategy", null, 0, 1, Entity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getEntity_Table(), theSettingsPackage.getSetting(), null, "table", null, 0, 1, Entity.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(messageDrivenBeanEClass, MessageDrivenBean.class, "MessageDrivenBean", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getMessageDrivenBean_MaximumSessions(), theSettingsPackage.getSetting(), null, "maximumSessions", null, 0, 1, MessageDrivenBean.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMessageDrivenBean_Destination(), theSettingsPackage.getSetting(), null, "destination", null, 0, 1, MessageDrivenBean.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMessageDrivenBean_ActivationProperties(), theSettingsPackage.getSetting(), null, "activationProperties", null, 0, -1, MessageDrivenBean.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMessageDrivenBean_Pool(), this.getBeanPool(), null, "pool", null, 0, 1, MessageDrivenBean.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(persistLoopEClass, PersistLoop.class, "PersistLoop", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPersistLoop_Entities(), ecorePackage.getEString(), "entities", null, 0, -1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPersistLoop_Flushes(), ecorePackage.getEBoolean(), "flushes", null, 0, 1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPersistLoop_FlushesInBatches(), ecorePackage.getEBoolean(), "flushesInBatches", null, 0, 1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPersistLoop_Clears(), ecorePackage.getEBoolean(), "clears", null, 0, 1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPersistLoop_Nested(), ecorePackage.getEBoolean(), "nested", null, 0, 1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPersistLoop_Persist(), theSettingsPackage.getOrigin(), "persist", null, 0, 1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPersistLoop_Flush(), theSettingsPackage.getOrigin(), "flush", null, 0, 1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPersistLoop_Held(), ecorePackage.getEString(), "held", null, 0, 1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPersistLoop_Manager(), ecorePackage.getEString(), "manager", null, 0, 1, PersistLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(asynchronousCallEClass, AsynchronousCall.class, "AsynchronousCall", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getAsynchronousCall_Reference(), ecorePackage.getEString(), "reference", null, 0, 1, AsynchronousCall.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAsynchronousCall_CollectedAtOnce(), ecorePackage.getEBoolean(), "collectedAtOnce", null, 0, 1, AsynchronousCall.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAsynchronousCall_Collected(), ecorePackage.getEBoolean(), "collected", null, 0, 1, AsynchronousCall.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getAsynchronousCall_Target(), theAssemblyPackage.getReference(), null, "target", null, 0, 1, AsynchronousCall.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(asynchronousCallLoopEClass, AsynchronousCallLoop.class, "AsynchronousCallLoop", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getAsynchronousCallLoop_Reference(), ecorePackage.getEString(), "reference", null, 0, 1, AsynchronousCallLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getAsynchronousCallLoop_Loops(), theSettingsPackage.getSetting(), null, "loops", null, 0, 1, AsynchronousCallLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getAsynchronousCallLoop_ObjectBytes(), theSettingsPackage.getSetting(), null, "objectBytes", null, 0, 1, AsynchronousCallLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getAsynchronousCallLoop_Target(), theAssemblyPackage.getReference(), null, "target", null, 0, 1, AsynchronousCallLoop.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(logStatementEClass, LogStatement.class, "LogStatement", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getLogStatement_Level(), ecorePackage.getEString(), "level", null, 0, 1, LogStatement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLogStatement_Logger(), ecorePackage.getEString(), "logger", null, 0, 1, LogStatement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLogStatement_LoggerType(), ecorePackage.getEString(), "loggerType", null, 0, 1, LogStatement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLogStatement_GuardMethod(), ecorePackage.getEString(), "guardMethod", null, 0, 1, LogStatement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLogStatement_PlainArguments(), ecorePackage.getEBoolean(), "plainArguments", null, 0, 1, LogStatement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLogStatement_Place(), ecorePackage.getEString(), "place", null, 0, 1, LogStatement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLogStatement_Statement(), theSettingsPackage.getOrigin(), "statement", null, 0, 1, LogStatement.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(codeFactEClass, CodeFact.class, "CodeFact", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getCodeFact_Kind(), ecorePackage.getEString(), "kind", null, 0, 1, CodeFact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getCodeFact_TypeName(), ecorePackage.getEString(), "typeName", null, 0, 1, CodeFact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getCodeFact_Details(), theSettingsPackage.getSetting(), null, "details", null, 0, -1, CodeFact.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		EOperation op = addEOperation(codeFactEClass, theSettingsPackage.getSetting(), "detail", 0, 1, IS_UNIQUE, IS_ORDERED);
		addEParameter(op, ecorePackage.getEString(), "name", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(groupViewEClass, Group.class, "GroupView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(groupViewEClass, ecorePackage.getEString(), "kind", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(groupViewEClass, theSettingsPackage.getSettings(), "settings", 0, 1, IS_UNIQUE, IS_ORDERED);

		op = addEOperation(groupViewEClass, theSettingsPackage.getOptionalSetting(), "setting", 0, 1, IS_UNIQUE, IS_ORDERED);
		addEParameter(op, ecorePackage.getEString(), "key", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(groupViewEClass, this.getGroups(), "groups", 0, 1, IS_UNIQUE, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(databaseVendorEEnum, DatabaseVendor.class, "DatabaseVendor");
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.UNKNOWN);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.MYSQL);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.MARIADB);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.POSTGRESQL);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.ORACLE);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.DB2);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.SQLSERVER);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.H2);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.HSQLDB);
		addEEnumLiteral(databaseVendorEEnum, DatabaseVendor.DERBY);

		// Initialize data types
		initEDataType(productEDataType, Product.class, "Product", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(groupsEDataType, List.class, "Groups", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<? extends org.wiretune.core.Group>");

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
		 * The meta object literal for the '{@link org.wiretune.model.platform.ConfigurationGroup <em>Configuration Group</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.ConfigurationGroup
		 * @see org.wiretune.model.platform.PlatformPackage#getConfigurationGroup()
		 * @generated
		 */
		public static final EClass CONFIGURATION_GROUP = eINSTANCE.getConfigurationGroup();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute CONFIGURATION_GROUP__KIND = eINSTANCE.getConfigurationGroup_Kind();

		/**
		 * The meta object literal for the '<em><b>Label</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute CONFIGURATION_GROUP__LABEL = eINSTANCE.getConfigurationGroup_Label();

		/**
		 * The meta object literal for the '<em><b>Settings</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference CONFIGURATION_GROUP__SETTINGS = eINSTANCE.getConfigurationGroup_Settings();

		/**
		 * The meta object literal for the '<em><b>Groups</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference CONFIGURATION_GROUP__GROUPS = eINSTANCE.getConfigurationGroup_Groups();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.ConfigurationFile <em>Configuration File</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.ConfigurationFile
		 * @see org.wiretune.model.platform.PlatformPackage#getConfigurationFile()
		 * @generated
		 */
		public static final EClass CONFIGURATION_FILE = eINSTANCE.getConfigurationFile();

		/**
		 * The meta object literal for the '<em><b>Path</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute CONFIGURATION_FILE__PATH = eINSTANCE.getConfigurationFile_Path();

		/**
		 * The meta object literal for the '<em><b>Product</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute CONFIGURATION_FILE__PRODUCT = eINSTANCE.getConfigurationFile_Product();

		/**
		 * The meta object literal for the '<em><b>Version</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute CONFIGURATION_FILE__VERSION = eINSTANCE.getConfigurationFile_Version();

		/**
		 * The meta object literal for the '<em><b>Scope</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute CONFIGURATION_FILE__SCOPE = eINSTANCE.getConfigurationFile_Scope();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.Server <em>Server</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.Server
		 * @see org.wiretune.model.platform.PlatformPackage#getServer()
		 * @generated
		 */
		public static final EClass SERVER = eINSTANCE.getServer();

		/**
		 * The meta object literal for the '<em><b>Product</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SERVER__PRODUCT = eINSTANCE.getServer_Product();

		/**
		 * The meta object literal for the '<em><b>Version</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SERVER__VERSION = eINSTANCE.getServer_Version();

		/**
		 * The meta object literal for the '<em><b>Path</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SERVER__PATH = eINSTANCE.getServer_Path();

		/**
		 * The meta object literal for the '<em><b>Cluster</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SERVER__CLUSTER = eINSTANCE.getServer_Cluster();

		/**
		 * The meta object literal for the '<em><b>Thread Pools</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVER__THREAD_POOLS = eINSTANCE.getServer_ThreadPools();

		/**
		 * The meta object literal for the '<em><b>Resource Adapters</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVER__RESOURCE_ADAPTERS = eINSTANCE.getServer_ResourceAdapters();

		/**
		 * The meta object literal for the '<em><b>Data Sources</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVER__DATA_SOURCES = eINSTANCE.getServer_DataSources();

		/**
		 * The meta object literal for the '<em><b>Bean Pools</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVER__BEAN_POOLS = eINSTANCE.getServer_BeanPools();

		/**
		 * The meta object literal for the '<em><b>Jvm</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVER__JVM = eINSTANCE.getServer_Jvm();

		/**
		 * The meta object literal for the '<em><b>Configuration</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference SERVER__CONFIGURATION = eINSTANCE.getServer_Configuration();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.ThreadPool <em>Thread Pool</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.ThreadPool
		 * @see org.wiretune.model.platform.PlatformPackage#getThreadPool()
		 * @generated
		 */
		public static final EClass THREAD_POOL = eINSTANCE.getThreadPool();

		/**
		 * The meta object literal for the '<em><b>Minimum Size</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference THREAD_POOL__MINIMUM_SIZE = eINSTANCE.getThreadPool_MinimumSize();

		/**
		 * The meta object literal for the '<em><b>Maximum Size</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference THREAD_POOL__MAXIMUM_SIZE = eINSTANCE.getThreadPool_MaximumSize();

		/**
		 * The meta object literal for the '<em><b>Inactivity Timeout</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference THREAD_POOL__INACTIVITY_TIMEOUT = eINSTANCE.getThreadPool_InactivityTimeout();

		/**
		 * The meta object literal for the '<em><b>Growable</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference THREAD_POOL__GROWABLE = eINSTANCE.getThreadPool_Growable();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.JvmOptions <em>Jvm Options</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.JvmOptions
		 * @see org.wiretune.model.platform.PlatformPackage#getJvmOptions()
		 * @generated
		 */
		public static final EClass JVM_OPTIONS = eINSTANCE.getJvmOptions();

		/**
		 * The meta object literal for the '<em><b>Initial Heap Size</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference JVM_OPTIONS__INITIAL_HEAP_SIZE = eINSTANCE.getJvmOptions_InitialHeapSize();

		/**
		 * The meta object literal for the '<em><b>Maximum Heap Size</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference JVM_OPTIONS__MAXIMUM_HEAP_SIZE = eINSTANCE.getJvmOptions_MaximumHeapSize();

		/**
		 * The meta object literal for the '<em><b>Verbose Garbage Collection</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference JVM_OPTIONS__VERBOSE_GARBAGE_COLLECTION = eINSTANCE.getJvmOptions_VerboseGarbageCollection();

		/**
		 * The meta object literal for the '<em><b>Arguments</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference JVM_OPTIONS__ARGUMENTS = eINSTANCE.getJvmOptions_Arguments();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.ResourceAdapter <em>Resource Adapter</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.ResourceAdapter
		 * @see org.wiretune.model.platform.PlatformPackage#getResourceAdapter()
		 * @generated
		 */
		public static final EClass RESOURCE_ADAPTER = eINSTANCE.getResourceAdapter();

		/**
		 * The meta object literal for the '<em><b>Scope</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute RESOURCE_ADAPTER__SCOPE = eINSTANCE.getResourceAdapter_Scope();

		/**
		 * The meta object literal for the '<em><b>Thread Pool Alias</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference RESOURCE_ADAPTER__THREAD_POOL_ALIAS = eINSTANCE.getResourceAdapter_ThreadPoolAlias();

		/**
		 * The meta object literal for the '<em><b>Activation Specifications</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS = eINSTANCE.getResourceAdapter_ActivationSpecifications();

		/**
		 * The meta object literal for the '<em><b>Thread Pool</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference RESOURCE_ADAPTER__THREAD_POOL = eINSTANCE.getResourceAdapter_ThreadPool();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.ActivationSpecification <em>Activation Specification</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.ActivationSpecification
		 * @see org.wiretune.model.platform.PlatformPackage#getActivationSpecification()
		 * @generated
		 */
		public static final EClass ACTIVATION_SPECIFICATION = eINSTANCE.getActivationSpecification();

		/**
		 * The meta object literal for the '<em><b>Jndi Name</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ACTIVATION_SPECIFICATION__JNDI_NAME = eINSTANCE.getActivationSpecification_JndiName();

		/**
		 * The meta object literal for the '<em><b>Destination</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ACTIVATION_SPECIFICATION__DESTINATION = eINSTANCE.getActivationSpecification_Destination();

		/**
		 * The meta object literal for the '<em><b>Maximum Concurrency</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY = eINSTANCE.getActivationSpecification_MaximumConcurrency();

		/**
		 * The meta object literal for the '<em><b>Maximum Batch Size</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE = eINSTANCE.getActivationSpecification_MaximumBatchSize();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.ConnectionPool <em>Connection Pool</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.ConnectionPool
		 * @see org.wiretune.model.platform.PlatformPackage#getConnectionPool()
		 * @generated
		 */
		public static final EClass CONNECTION_POOL = eINSTANCE.getConnectionPool();

		/**
		 * The meta object literal for the '<em><b>Minimum Connections</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference CONNECTION_POOL__MINIMUM_CONNECTIONS = eINSTANCE.getConnectionPool_MinimumConnections();

		/**
		 * The meta object literal for the '<em><b>Maximum Connections</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference CONNECTION_POOL__MAXIMUM_CONNECTIONS = eINSTANCE.getConnectionPool_MaximumConnections();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.DataSource <em>Data Source</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.DataSource
		 * @see org.wiretune.model.platform.PlatformPackage#getDataSource()
		 * @generated
		 */
		public static final EClass DATA_SOURCE = eINSTANCE.getDataSource();

		/**
		 * The meta object literal for the '<em><b>Jndi Name</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference DATA_SOURCE__JNDI_NAME = eINSTANCE.getDataSource_JndiName();

		/**
		 * The meta object literal for the '<em><b>Url</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference DATA_SOURCE__URL = eINSTANCE.getDataSource_Url();

		/**
		 * The meta object literal for the '<em><b>Driver Class</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference DATA_SOURCE__DRIVER_CLASS = eINSTANCE.getDataSource_DriverClass();

		/**
		 * The meta object literal for the '<em><b>Vendor</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute DATA_SOURCE__VENDOR = eINSTANCE.getDataSource_Vendor();

		/**
		 * The meta object literal for the '<em><b>Connection Pool</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference DATA_SOURCE__CONNECTION_POOL = eINSTANCE.getDataSource_ConnectionPool();

		/**
		 * The meta object literal for the '<em><b>Connection Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference DATA_SOURCE__CONNECTION_PROPERTIES = eINSTANCE.getDataSource_ConnectionProperties();

		/**
		 * The meta object literal for the '<em><b>Statement Cache Size</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference DATA_SOURCE__STATEMENT_CACHE_SIZE = eINSTANCE.getDataSource_StatementCacheSize();

		/**
		 * The meta object literal for the '<em><b>Rewrite Batched Statements</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference DATA_SOURCE__REWRITE_BATCHED_STATEMENTS = eINSTANCE.getDataSource_RewriteBatchedStatements();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.BeanPool <em>Bean Pool</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.BeanPool
		 * @see org.wiretune.model.platform.PlatformPackage#getBeanPool()
		 * @generated
		 */
		public static final EClass BEAN_POOL = eINSTANCE.getBeanPool();

		/**
		 * The meta object literal for the '<em><b>Bean Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute BEAN_POOL__BEAN_KIND = eINSTANCE.getBeanPool_BeanKind();

		/**
		 * The meta object literal for the '<em><b>Pool Class</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BEAN_POOL__POOL_CLASS = eINSTANCE.getBeanPool_PoolClass();

		/**
		 * The meta object literal for the '<em><b>Maximum Size</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BEAN_POOL__MAXIMUM_SIZE = eINSTANCE.getBeanPool_MaximumSize();

		/**
		 * The meta object literal for the '<em><b>Timeout</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference BEAN_POOL__TIMEOUT = eINSTANCE.getBeanPool_Timeout();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.Application <em>Application</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.Application
		 * @see org.wiretune.model.platform.PlatformPackage#getApplication()
		 * @generated
		 */
		public static final EClass APPLICATION = eINSTANCE.getApplication();

		/**
		 * The meta object literal for the '<em><b>Path</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute APPLICATION__PATH = eINSTANCE.getApplication_Path();

		/**
		 * The meta object literal for the '<em><b>Persistence Units</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__PERSISTENCE_UNITS = eINSTANCE.getApplication_PersistenceUnits();

		/**
		 * The meta object literal for the '<em><b>Entities</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__ENTITIES = eINSTANCE.getApplication_Entities();

		/**
		 * The meta object literal for the '<em><b>Message Driven Beans</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__MESSAGE_DRIVEN_BEANS = eINSTANCE.getApplication_MessageDrivenBeans();

		/**
		 * The meta object literal for the '<em><b>Persist Loops</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__PERSIST_LOOPS = eINSTANCE.getApplication_PersistLoops();

		/**
		 * The meta object literal for the '<em><b>Asynchronous Call Loops</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__ASYNCHRONOUS_CALL_LOOPS = eINSTANCE.getApplication_AsynchronousCallLoops();

		/**
		 * The meta object literal for the '<em><b>Asynchronous Calls</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__ASYNCHRONOUS_CALLS = eINSTANCE.getApplication_AsynchronousCalls();

		/**
		 * The meta object literal for the '<em><b>Code Facts</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__CODE_FACTS = eINSTANCE.getApplication_CodeFacts();

		/**
		 * The meta object literal for the '<em><b>Log Statements</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__LOG_STATEMENTS = eINSTANCE.getApplication_LogStatements();

		/**
		 * The meta object literal for the '<em><b>Data Sources</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__DATA_SOURCES = eINSTANCE.getApplication_DataSources();

		/**
		 * The meta object literal for the '<em><b>Configuration</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference APPLICATION__CONFIGURATION = eINSTANCE.getApplication_Configuration();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.PersistenceUnit <em>Persistence Unit</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.PersistenceUnit
		 * @see org.wiretune.model.platform.PlatformPackage#getPersistenceUnit()
		 * @generated
		 */
		public static final EClass PERSISTENCE_UNIT = eINSTANCE.getPersistenceUnit();

		/**
		 * The meta object literal for the '<em><b>Provider</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference PERSISTENCE_UNIT__PROVIDER = eINSTANCE.getPersistenceUnit_Provider();

		/**
		 * The meta object literal for the '<em><b>Data Source</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference PERSISTENCE_UNIT__DATA_SOURCE = eINSTANCE.getPersistenceUnit_DataSource();

		/**
		 * The meta object literal for the '<em><b>Batch Size</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference PERSISTENCE_UNIT__BATCH_SIZE = eINSTANCE.getPersistenceUnit_BatchSize();

		/**
		 * The meta object literal for the '<em><b>Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference PERSISTENCE_UNIT__PROPERTIES = eINSTANCE.getPersistenceUnit_Properties();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.Entity <em>Entity</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.Entity
		 * @see org.wiretune.model.platform.PlatformPackage#getEntity()
		 * @generated
		 */
		public static final EClass ENTITY = eINSTANCE.getEntity();

		/**
		 * The meta object literal for the '<em><b>Generator Strategy</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ENTITY__GENERATOR_STRATEGY = eINSTANCE.getEntity_GeneratorStrategy();

		/**
		 * The meta object literal for the '<em><b>Table</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ENTITY__TABLE = eINSTANCE.getEntity_Table();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.MessageDrivenBean <em>Message Driven Bean</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.MessageDrivenBean
		 * @see org.wiretune.model.platform.PlatformPackage#getMessageDrivenBean()
		 * @generated
		 */
		public static final EClass MESSAGE_DRIVEN_BEAN = eINSTANCE.getMessageDrivenBean();

		/**
		 * The meta object literal for the '<em><b>Maximum Sessions</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS = eINSTANCE.getMessageDrivenBean_MaximumSessions();

		/**
		 * The meta object literal for the '<em><b>Destination</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MESSAGE_DRIVEN_BEAN__DESTINATION = eINSTANCE.getMessageDrivenBean_Destination();

		/**
		 * The meta object literal for the '<em><b>Activation Properties</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES = eINSTANCE.getMessageDrivenBean_ActivationProperties();

		/**
		 * The meta object literal for the '<em><b>Pool</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference MESSAGE_DRIVEN_BEAN__POOL = eINSTANCE.getMessageDrivenBean_Pool();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.PersistLoop <em>Persist Loop</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.PersistLoop
		 * @see org.wiretune.model.platform.PlatformPackage#getPersistLoop()
		 * @generated
		 */
		public static final EClass PERSIST_LOOP = eINSTANCE.getPersistLoop();

		/**
		 * The meta object literal for the '<em><b>Entities</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__ENTITIES = eINSTANCE.getPersistLoop_Entities();

		/**
		 * The meta object literal for the '<em><b>Flushes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__FLUSHES = eINSTANCE.getPersistLoop_Flushes();

		/**
		 * The meta object literal for the '<em><b>Flushes In Batches</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__FLUSHES_IN_BATCHES = eINSTANCE.getPersistLoop_FlushesInBatches();

		/**
		 * The meta object literal for the '<em><b>Clears</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__CLEARS = eINSTANCE.getPersistLoop_Clears();

		/**
		 * The meta object literal for the '<em><b>Nested</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__NESTED = eINSTANCE.getPersistLoop_Nested();

		/**
		 * The meta object literal for the '<em><b>Persist</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__PERSIST = eINSTANCE.getPersistLoop_Persist();

		/**
		 * The meta object literal for the '<em><b>Flush</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__FLUSH = eINSTANCE.getPersistLoop_Flush();

		/**
		 * The meta object literal for the '<em><b>Held</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__HELD = eINSTANCE.getPersistLoop_Held();

		/**
		 * The meta object literal for the '<em><b>Manager</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute PERSIST_LOOP__MANAGER = eINSTANCE.getPersistLoop_Manager();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.AsynchronousCall <em>Asynchronous Call</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.AsynchronousCall
		 * @see org.wiretune.model.platform.PlatformPackage#getAsynchronousCall()
		 * @generated
		 */
		public static final EClass ASYNCHRONOUS_CALL = eINSTANCE.getAsynchronousCall();

		/**
		 * The meta object literal for the '<em><b>Reference</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ASYNCHRONOUS_CALL__REFERENCE = eINSTANCE.getAsynchronousCall_Reference();

		/**
		 * The meta object literal for the '<em><b>Collected At Once</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE = eINSTANCE.getAsynchronousCall_CollectedAtOnce();

		/**
		 * The meta object literal for the '<em><b>Collected</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ASYNCHRONOUS_CALL__COLLECTED = eINSTANCE.getAsynchronousCall_Collected();

		/**
		 * The meta object literal for the '<em><b>Target</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ASYNCHRONOUS_CALL__TARGET = eINSTANCE.getAsynchronousCall_Target();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.AsynchronousCallLoop <em>Asynchronous Call Loop</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.AsynchronousCallLoop
		 * @see org.wiretune.model.platform.PlatformPackage#getAsynchronousCallLoop()
		 * @generated
		 */
		public static final EClass ASYNCHRONOUS_CALL_LOOP = eINSTANCE.getAsynchronousCallLoop();

		/**
		 * The meta object literal for the '<em><b>Reference</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ASYNCHRONOUS_CALL_LOOP__REFERENCE = eINSTANCE.getAsynchronousCallLoop_Reference();

		/**
		 * The meta object literal for the '<em><b>Loops</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ASYNCHRONOUS_CALL_LOOP__LOOPS = eINSTANCE.getAsynchronousCallLoop_Loops();

		/**
		 * The meta object literal for the '<em><b>Object Bytes</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES = eINSTANCE.getAsynchronousCallLoop_ObjectBytes();

		/**
		 * The meta object literal for the '<em><b>Target</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference ASYNCHRONOUS_CALL_LOOP__TARGET = eINSTANCE.getAsynchronousCallLoop_Target();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.LogStatement <em>Log Statement</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.LogStatement
		 * @see org.wiretune.model.platform.PlatformPackage#getLogStatement()
		 * @generated
		 */
		public static final EClass LOG_STATEMENT = eINSTANCE.getLogStatement();

		/**
		 * The meta object literal for the '<em><b>Level</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute LOG_STATEMENT__LEVEL = eINSTANCE.getLogStatement_Level();

		/**
		 * The meta object literal for the '<em><b>Logger</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute LOG_STATEMENT__LOGGER = eINSTANCE.getLogStatement_Logger();

		/**
		 * The meta object literal for the '<em><b>Logger Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute LOG_STATEMENT__LOGGER_TYPE = eINSTANCE.getLogStatement_LoggerType();

		/**
		 * The meta object literal for the '<em><b>Guard Method</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute LOG_STATEMENT__GUARD_METHOD = eINSTANCE.getLogStatement_GuardMethod();

		/**
		 * The meta object literal for the '<em><b>Plain Arguments</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute LOG_STATEMENT__PLAIN_ARGUMENTS = eINSTANCE.getLogStatement_PlainArguments();

		/**
		 * The meta object literal for the '<em><b>Place</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute LOG_STATEMENT__PLACE = eINSTANCE.getLogStatement_Place();

		/**
		 * The meta object literal for the '<em><b>Statement</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute LOG_STATEMENT__STATEMENT = eINSTANCE.getLogStatement_Statement();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.CodeFact <em>Code Fact</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.CodeFact
		 * @see org.wiretune.model.platform.PlatformPackage#getCodeFact()
		 * @generated
		 */
		public static final EClass CODE_FACT = eINSTANCE.getCodeFact();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute CODE_FACT__KIND = eINSTANCE.getCodeFact_Kind();

		/**
		 * The meta object literal for the '<em><b>Type Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute CODE_FACT__TYPE_NAME = eINSTANCE.getCodeFact_TypeName();

		/**
		 * The meta object literal for the '<em><b>Details</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EReference CODE_FACT__DETAILS = eINSTANCE.getCodeFact_Details();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Group <em>Group View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Group
		 * @see org.wiretune.model.platform.PlatformPackage#getGroupView()
		 * @generated
		 */
		public static final EClass GROUP_VIEW = eINSTANCE.getGroupView();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.platform.DatabaseVendor <em>Database Vendor</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.platform.DatabaseVendor
		 * @see org.wiretune.model.platform.PlatformPackage#getDatabaseVendor()
		 * @generated
		 */
		public static final EEnum DATABASE_VENDOR = eINSTANCE.getDatabaseVendor();

		/**
		 * The meta object literal for the '<em>Product</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Product
		 * @see org.wiretune.model.platform.PlatformPackage#getProduct()
		 * @generated
		 */
		public static final EDataType PRODUCT = eINSTANCE.getProduct();

		/**
		 * The meta object literal for the '<em>Groups</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.wiretune.model.platform.PlatformPackage#getGroups()
		 * @generated
		 */
		public static final EDataType GROUPS = eINSTANCE.getGroups();

	}

} //PlatformPackage
