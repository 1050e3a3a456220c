/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.settings;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EPackageImpl;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;

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
 * A value of a configuration file together with the place where it stands.
 * <!-- end-model-doc -->
 * @see org.wiretune.model.settings.SettingsFactory
 * @model kind="package"
 * @generated
 */
public class SettingsPackage extends EPackageImpl
{
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNAME = "settings";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNS_URI = "https://wiretune.org/model/settings/1";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final String eNS_PREFIX = "settings";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final SettingsPackage eINSTANCE = org.wiretune.model.settings.SettingsPackage.init();

	/**
	 * The meta object id for the '{@link org.wiretune.core.Setting <em>Setting View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Setting
	 * @see org.wiretune.model.settings.SettingsPackage#getSettingView()
	 * @generated
	 */
	public static final int SETTING_VIEW = 2;

	/**
	 * The number of structural features of the '<em>Setting View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.model.settings.Setting <em>Setting</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.settings.Setting
	 * @see org.wiretune.model.settings.SettingsPackage#getSetting()
	 * @generated
	 */
	public static final int SETTING = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__NAME = SETTING_VIEW_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__VALUE = SETTING_VIEW_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>State</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__STATE = SETTING_VIEW_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Unit</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__UNIT = SETTING_VIEW_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Resolved</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__RESOLVED = SETTING_VIEW_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Value Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__VALUE_TYPE = SETTING_VIEW_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Label</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__LABEL = SETTING_VIEW_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__ORIGIN = SETTING_VIEW_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Insertion</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__INSERTION = SETTING_VIEW_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Form</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__FORM = SETTING_VIEW_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Default Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING__DEFAULT_SOURCE = SETTING_VIEW_FEATURE_COUNT + 10;

	/**
	 * The number of structural features of the '<em>Setting</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int SETTING_FEATURE_COUNT = SETTING_VIEW_FEATURE_COUNT + 11;

	/**
	 * The meta object id for the '{@link org.wiretune.core.Element <em>Element View</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Element
	 * @see org.wiretune.model.settings.SettingsPackage#getElementView()
	 * @generated
	 */
	public static final int ELEMENT_VIEW = 3;

	/**
	 * The number of structural features of the '<em>Element View</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ELEMENT_VIEW_FEATURE_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.wiretune.model.settings.Element <em>Element</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.settings.Element
	 * @see org.wiretune.model.settings.SettingsPackage#getElement()
	 * @generated
	 */
	public static final int ELEMENT = 1;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ELEMENT__NAME = ELEMENT_VIEW_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ELEMENT__ORIGIN = ELEMENT_VIEW_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Element</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	public static final int ELEMENT_FEATURE_COUNT = ELEMENT_VIEW_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.wiretune.model.settings.SettingState <em>Setting State</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.settings.SettingState
	 * @see org.wiretune.model.settings.SettingsPackage#getSettingState()
	 * @generated
	 */
	public static final int SETTING_STATE = 4;

	/**
	 * The meta object id for the '{@link org.wiretune.model.settings.ValueType <em>Value Type</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.model.settings.ValueType
	 * @see org.wiretune.model.settings.SettingsPackage#getValueType()
	 * @generated
	 */
	public static final int VALUE_TYPE = 5;

	/**
	 * The meta object id for the '<em>Origin</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Origin
	 * @see org.wiretune.model.settings.SettingsPackage#getOrigin()
	 * @generated
	 */
	public static final int ORIGIN = 6;

	/**
	 * The meta object id for the '<em>Insertion</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.Insertion
	 * @see org.wiretune.model.settings.SettingsPackage#getInsertion()
	 * @generated
	 */
	public static final int INSERTION = 7;

	/**
	 * The meta object id for the '<em>Value Form</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.wiretune.core.ValueForm
	 * @see org.wiretune.model.settings.SettingsPackage#getValueForm()
	 * @generated
	 */
	public static final int VALUE_FORM = 8;

	/**
	 * The meta object id for the '<em>Optional Text</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.Optional
	 * @see org.wiretune.model.settings.SettingsPackage#getOptionalText()
	 * @generated
	 */
	public static final int OPTIONAL_TEXT = 9;

	/**
	 * The meta object id for the '<em>Optional Number</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.OptionalLong
	 * @see org.wiretune.model.settings.SettingsPackage#getOptionalNumber()
	 * @generated
	 */
	public static final int OPTIONAL_NUMBER = 10;

	/**
	 * The meta object id for the '<em>Optional Origin</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.Optional
	 * @see org.wiretune.model.settings.SettingsPackage#getOptionalOrigin()
	 * @generated
	 */
	public static final int OPTIONAL_ORIGIN = 11;

	/**
	 * The meta object id for the '<em>Optional Setting</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.Optional
	 * @see org.wiretune.model.settings.SettingsPackage#getOptionalSetting()
	 * @generated
	 */
	public static final int OPTIONAL_SETTING = 12;

	/**
	 * The meta object id for the '<em>Settings</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.wiretune.model.settings.SettingsPackage#getSettings()
	 * @generated
	 */
	public static final int SETTINGS = 13;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass settingEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass elementEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass settingViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass elementViewEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum settingStateEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum valueTypeEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType originEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType insertionEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType valueFormEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType optionalTextEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType optionalNumberEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType optionalOriginEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType optionalSettingEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType settingsEDataType = null;

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
	 * @see org.wiretune.model.settings.SettingsPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private SettingsPackage()
	{
		super(eNS_URI, SettingsFactory.INSTANCE);
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
	 * <p>This method is used to initialize {@link SettingsPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static SettingsPackage init()
	{
		if (isInited) return (SettingsPackage)EPackage.Registry.INSTANCE.getEPackage(SettingsPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredSettingsPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		SettingsPackage theSettingsPackage = registeredSettingsPackage instanceof SettingsPackage ? (SettingsPackage)registeredSettingsPackage : new SettingsPackage();

		isInited = true;

		// Create package meta-data objects
		theSettingsPackage.createPackageContents();

		// Initialize created meta-data
		theSettingsPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		theSettingsPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(SettingsPackage.eNS_URI, theSettingsPackage);
		return theSettingsPackage;
	}


	/**
	 * Returns the meta object for class '{@link org.wiretune.model.settings.Setting <em>Setting</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Setting</em>'.
	 * @see org.wiretune.model.settings.Setting
	 * @generated
	 */
	public EClass getSetting()
	{
		return settingEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.wiretune.model.settings.Setting#getName()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_Name()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.wiretune.model.settings.Setting#getValue()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_Value()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getState <em>State</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>State</em>'.
	 * @see org.wiretune.model.settings.Setting#getState()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_State()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getUnit <em>Unit</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Unit</em>'.
	 * @see org.wiretune.model.settings.Setting#getUnit()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_Unit()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getResolved <em>Resolved</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Resolved</em>'.
	 * @see org.wiretune.model.settings.Setting#getResolved()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_Resolved()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getValueType <em>Value Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value Type</em>'.
	 * @see org.wiretune.model.settings.Setting#getValueType()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_ValueType()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getLabel <em>Label</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Label</em>'.
	 * @see org.wiretune.model.settings.Setting#getLabel()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_Label()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getOrigin <em>Origin</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Origin</em>'.
	 * @see org.wiretune.model.settings.Setting#getOrigin()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_Origin()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getInsertion <em>Insertion</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Insertion</em>'.
	 * @see org.wiretune.model.settings.Setting#getInsertion()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_Insertion()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getForm <em>Form</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Form</em>'.
	 * @see org.wiretune.model.settings.Setting#getForm()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_Form()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Setting#getDefaultSource <em>Default Source</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Default Source</em>'.
	 * @see org.wiretune.model.settings.Setting#getDefaultSource()
	 * @see #getSetting()
	 * @generated
	 */
	public EAttribute getSetting_DefaultSource()
	{
		return (EAttribute)settingEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.model.settings.Element <em>Element</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Element</em>'.
	 * @see org.wiretune.model.settings.Element
	 * @generated
	 */
	public EClass getElement()
	{
		return elementEClass;
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Element#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.wiretune.model.settings.Element#getName()
	 * @see #getElement()
	 * @generated
	 */
	public EAttribute getElement_Name()
	{
		return (EAttribute)elementEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * Returns the meta object for the attribute '{@link org.wiretune.model.settings.Element#getOrigin <em>Origin</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Origin</em>'.
	 * @see org.wiretune.model.settings.Element#getOrigin()
	 * @see #getElement()
	 * @generated
	 */
	public EAttribute getElement_Origin()
	{
		return (EAttribute)elementEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Setting <em>Setting View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Setting View</em>'.
	 * @see org.wiretune.core.Setting
	 * @model instanceClass="org.wiretune.core.Setting"
	 * @generated
	 */
	public EClass getSettingView()
	{
		return settingViewEClass;
	}

	/**
	 * Returns the meta object for class '{@link org.wiretune.core.Element <em>Element View</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Element View</em>'.
	 * @see org.wiretune.core.Element
	 * @model instanceClass="org.wiretune.core.Element"
	 * @generated
	 */
	public EClass getElementView()
	{
		return elementViewEClass;
	}

	/**
	 * Returns the meta object for enum '{@link org.wiretune.model.settings.SettingState <em>Setting State</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Setting State</em>'.
	 * @see org.wiretune.model.settings.SettingState
	 * @generated
	 */
	public EEnum getSettingState()
	{
		return settingStateEEnum;
	}

	/**
	 * Returns the meta object for enum '{@link org.wiretune.model.settings.ValueType <em>Value Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Value Type</em>'.
	 * @see org.wiretune.model.settings.ValueType
	 * @generated
	 */
	public EEnum getValueType()
	{
		return valueTypeEEnum;
	}

	/**
	 * Returns the meta object for data type '{@link org.wiretune.core.Origin <em>Origin</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Where a value stands: file, range, line and column.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Origin</em>'.
	 * @see org.wiretune.core.Origin
	 * @model instanceClass="org.wiretune.core.Origin" serializeable="false"
	 * @generated
	 */
	public EDataType getOrigin()
	{
		return originEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link org.wiretune.core.Insertion <em>Insertion</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Where a value that is not set would be written, in the style of its file.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Insertion</em>'.
	 * @see org.wiretune.core.Insertion
	 * @model instanceClass="org.wiretune.core.Insertion" serializeable="false"
	 * @generated
	 */
	public EDataType getInsertion()
	{
		return insertionEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link org.wiretune.core.ValueForm <em>Value Form</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * How a value is written in the syntax that read it.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Value Form</em>'.
	 * @see org.wiretune.core.ValueForm
	 * @model instanceClass="org.wiretune.core.ValueForm" serializeable="false"
	 * @generated
	 */
	public EDataType getValueForm()
	{
		return valueFormEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.Optional <em>Optional Text</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Optional Text</em>'.
	 * @see java.util.Optional
	 * @model instanceClass="java.util.Optional&lt;java.lang.String&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getOptionalText()
	{
		return optionalTextEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.OptionalLong <em>Optional Number</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Optional Number</em>'.
	 * @see java.util.OptionalLong
	 * @model instanceClass="java.util.OptionalLong" serializeable="false"
	 * @generated
	 */
	public EDataType getOptionalNumber()
	{
		return optionalNumberEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.Optional <em>Optional Origin</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Optional Origin</em>'.
	 * @see java.util.Optional
	 * @model instanceClass="java.util.Optional&lt;org.wiretune.core.Origin&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getOptionalOrigin()
	{
		return optionalOriginEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.Optional <em>Optional Setting</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Optional Setting</em>'.
	 * @see java.util.Optional
	 * @model instanceClass="java.util.Optional&lt;? extends org.wiretune.core.Setting&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getOptionalSetting()
	{
		return optionalSettingEDataType;
	}

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Settings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for data type '<em>Settings</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;? extends org.wiretune.core.Setting&gt;" serializeable="false"
	 * @generated
	 */
	public EDataType getSettings()
	{
		return settingsEDataType;
	}

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	public SettingsFactory getSettingsFactory()
	{
		return (SettingsFactory)getEFactoryInstance();
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
		settingEClass = createEClass(SETTING);
		createEAttribute(settingEClass, SETTING__NAME);
		createEAttribute(settingEClass, SETTING__VALUE);
		createEAttribute(settingEClass, SETTING__STATE);
		createEAttribute(settingEClass, SETTING__UNIT);
		createEAttribute(settingEClass, SETTING__RESOLVED);
		createEAttribute(settingEClass, SETTING__VALUE_TYPE);
		createEAttribute(settingEClass, SETTING__LABEL);
		createEAttribute(settingEClass, SETTING__ORIGIN);
		createEAttribute(settingEClass, SETTING__INSERTION);
		createEAttribute(settingEClass, SETTING__FORM);
		createEAttribute(settingEClass, SETTING__DEFAULT_SOURCE);

		elementEClass = createEClass(ELEMENT);
		createEAttribute(elementEClass, ELEMENT__NAME);
		createEAttribute(elementEClass, ELEMENT__ORIGIN);

		settingViewEClass = createEClass(SETTING_VIEW);

		elementViewEClass = createEClass(ELEMENT_VIEW);

		// Create enums
		settingStateEEnum = createEEnum(SETTING_STATE);
		valueTypeEEnum = createEEnum(VALUE_TYPE);

		// Create data types
		originEDataType = createEDataType(ORIGIN);
		insertionEDataType = createEDataType(INSERTION);
		valueFormEDataType = createEDataType(VALUE_FORM);
		optionalTextEDataType = createEDataType(OPTIONAL_TEXT);
		optionalNumberEDataType = createEDataType(OPTIONAL_NUMBER);
		optionalOriginEDataType = createEDataType(OPTIONAL_ORIGIN);
		optionalSettingEDataType = createEDataType(OPTIONAL_SETTING);
		settingsEDataType = createEDataType(SETTINGS);
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

		// Create type parameters

		// Set bounds for type parameters

		// Add supertypes to classes
		settingEClass.getESuperTypes().add(this.getSettingView());
		elementEClass.getESuperTypes().add(this.getElementView());

		// Initialize classes and features; add operations and parameters
		initEClass(settingEClass, Setting.class, "Setting", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getSetting_Name(), ecorePackage.getEString(), "name", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_Value(), ecorePackage.getEString(), "value", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_State(), this.getSettingState(), "state", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_Unit(), ecorePackage.getEString(), "unit", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_Resolved(), ecorePackage.getEString(), "resolved", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_ValueType(), this.getValueType(), "valueType", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_Label(), ecorePackage.getEString(), "label", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_Origin(), this.getOrigin(), "origin", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_Insertion(), this.getInsertion(), "insertion", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_Form(), this.getValueForm(), "form", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSetting_DefaultSource(), ecorePackage.getEString(), "defaultSource", null, 0, 1, Setting.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		addEOperation(settingEClass, ecorePackage.getEBoolean(), "isSet", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingEClass, ecorePackage.getELongObject(), "asNumber", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingEClass, ecorePackage.getEBoolean(), "asTruth", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingEClass, ecorePackage.getEString(), "effective", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingEClass, ecorePackage.getELongObject(), "asBytes", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingEClass, ecorePackage.getELongObject(), "asMilliseconds", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(elementEClass, Element.class, "Element", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getElement_Name(), ecorePackage.getEString(), "name", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getElement_Origin(), this.getOrigin(), "origin", null, 0, 1, Element.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(settingViewEClass, org.wiretune.core.Setting.class, "SettingView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(settingViewEClass, ecorePackage.getEString(), "key", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingViewEClass, this.getOptionalText(), "stated", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingViewEClass, this.getOptionalText(), "value", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingViewEClass, this.getOptionalNumber(), "number", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingViewEClass, this.getOptionalNumber(), "bytes", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingViewEClass, this.getOptionalNumber(), "milliseconds", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingViewEClass, ecorePackage.getEBoolean(), "truth", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingViewEClass, this.getValueForm(), "form", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(settingViewEClass, this.getOptionalOrigin(), "origin", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(elementViewEClass, org.wiretune.core.Element.class, "ElementView", IS_ABSTRACT, IS_INTERFACE, !IS_GENERATED_INSTANCE_CLASS);

		addEOperation(elementViewEClass, ecorePackage.getEString(), "name", 0, 1, IS_UNIQUE, IS_ORDERED);

		addEOperation(elementViewEClass, this.getOptionalOrigin(), "origin", 0, 1, IS_UNIQUE, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(settingStateEEnum, SettingState.class, "SettingState");
		addEEnumLiteral(settingStateEEnum, SettingState.SET);
		addEEnumLiteral(settingStateEEnum, SettingState.DEFAULTED);
		addEEnumLiteral(settingStateEEnum, SettingState.ABSENT);

		initEEnum(valueTypeEEnum, ValueType.class, "ValueType");
		addEEnumLiteral(valueTypeEEnum, ValueType.TEXT);
		addEEnumLiteral(valueTypeEEnum, ValueType.NUMBER);
		addEEnumLiteral(valueTypeEEnum, ValueType.TRUTH);
		addEEnumLiteral(valueTypeEEnum, ValueType.SIZE);
		addEEnumLiteral(valueTypeEEnum, ValueType.DURATION);

		// Initialize data types
		initEDataType(originEDataType, Origin.class, "Origin", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(insertionEDataType, Insertion.class, "Insertion", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(valueFormEDataType, ValueForm.class, "ValueForm", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(optionalTextEDataType, Optional.class, "OptionalText", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.Optional<java.lang.String>");
		initEDataType(optionalNumberEDataType, OptionalLong.class, "OptionalNumber", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(optionalOriginEDataType, Optional.class, "OptionalOrigin", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.Optional<org.wiretune.core.Origin>");
		initEDataType(optionalSettingEDataType, Optional.class, "OptionalSetting", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.Optional<? extends org.wiretune.core.Setting>");
		initEDataType(settingsEDataType, List.class, "Settings", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<? extends org.wiretune.core.Setting>");

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
		 * The meta object literal for the '{@link org.wiretune.model.settings.Setting <em>Setting</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.settings.Setting
		 * @see org.wiretune.model.settings.SettingsPackage#getSetting()
		 * @generated
		 */
		public static final EClass SETTING = eINSTANCE.getSetting();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__NAME = eINSTANCE.getSetting_Name();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__VALUE = eINSTANCE.getSetting_Value();

		/**
		 * The meta object literal for the '<em><b>State</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__STATE = eINSTANCE.getSetting_State();

		/**
		 * The meta object literal for the '<em><b>Unit</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__UNIT = eINSTANCE.getSetting_Unit();

		/**
		 * The meta object literal for the '<em><b>Resolved</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__RESOLVED = eINSTANCE.getSetting_Resolved();

		/**
		 * The meta object literal for the '<em><b>Value Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__VALUE_TYPE = eINSTANCE.getSetting_ValueType();

		/**
		 * The meta object literal for the '<em><b>Label</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__LABEL = eINSTANCE.getSetting_Label();

		/**
		 * The meta object literal for the '<em><b>Origin</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__ORIGIN = eINSTANCE.getSetting_Origin();

		/**
		 * The meta object literal for the '<em><b>Insertion</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__INSERTION = eINSTANCE.getSetting_Insertion();

		/**
		 * The meta object literal for the '<em><b>Form</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__FORM = eINSTANCE.getSetting_Form();

		/**
		 * The meta object literal for the '<em><b>Default Source</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute SETTING__DEFAULT_SOURCE = eINSTANCE.getSetting_DefaultSource();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.settings.Element <em>Element</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.settings.Element
		 * @see org.wiretune.model.settings.SettingsPackage#getElement()
		 * @generated
		 */
		public static final EClass ELEMENT = eINSTANCE.getElement();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ELEMENT__NAME = eINSTANCE.getElement_Name();

		/**
		 * The meta object literal for the '<em><b>Origin</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		public static final EAttribute ELEMENT__ORIGIN = eINSTANCE.getElement_Origin();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Setting <em>Setting View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Setting
		 * @see org.wiretune.model.settings.SettingsPackage#getSettingView()
		 * @generated
		 */
		public static final EClass SETTING_VIEW = eINSTANCE.getSettingView();

		/**
		 * The meta object literal for the '{@link org.wiretune.core.Element <em>Element View</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Element
		 * @see org.wiretune.model.settings.SettingsPackage#getElementView()
		 * @generated
		 */
		public static final EClass ELEMENT_VIEW = eINSTANCE.getElementView();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.settings.SettingState <em>Setting State</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.settings.SettingState
		 * @see org.wiretune.model.settings.SettingsPackage#getSettingState()
		 * @generated
		 */
		public static final EEnum SETTING_STATE = eINSTANCE.getSettingState();

		/**
		 * The meta object literal for the '{@link org.wiretune.model.settings.ValueType <em>Value Type</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.model.settings.ValueType
		 * @see org.wiretune.model.settings.SettingsPackage#getValueType()
		 * @generated
		 */
		public static final EEnum VALUE_TYPE = eINSTANCE.getValueType();

		/**
		 * The meta object literal for the '<em>Origin</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Origin
		 * @see org.wiretune.model.settings.SettingsPackage#getOrigin()
		 * @generated
		 */
		public static final EDataType ORIGIN = eINSTANCE.getOrigin();

		/**
		 * The meta object literal for the '<em>Insertion</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.Insertion
		 * @see org.wiretune.model.settings.SettingsPackage#getInsertion()
		 * @generated
		 */
		public static final EDataType INSERTION = eINSTANCE.getInsertion();

		/**
		 * The meta object literal for the '<em>Value Form</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.wiretune.core.ValueForm
		 * @see org.wiretune.model.settings.SettingsPackage#getValueForm()
		 * @generated
		 */
		public static final EDataType VALUE_FORM = eINSTANCE.getValueForm();

		/**
		 * The meta object literal for the '<em>Optional Text</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.Optional
		 * @see org.wiretune.model.settings.SettingsPackage#getOptionalText()
		 * @generated
		 */
		public static final EDataType OPTIONAL_TEXT = eINSTANCE.getOptionalText();

		/**
		 * The meta object literal for the '<em>Optional Number</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.OptionalLong
		 * @see org.wiretune.model.settings.SettingsPackage#getOptionalNumber()
		 * @generated
		 */
		public static final EDataType OPTIONAL_NUMBER = eINSTANCE.getOptionalNumber();

		/**
		 * The meta object literal for the '<em>Optional Origin</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.Optional
		 * @see org.wiretune.model.settings.SettingsPackage#getOptionalOrigin()
		 * @generated
		 */
		public static final EDataType OPTIONAL_ORIGIN = eINSTANCE.getOptionalOrigin();

		/**
		 * The meta object literal for the '<em>Optional Setting</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.Optional
		 * @see org.wiretune.model.settings.SettingsPackage#getOptionalSetting()
		 * @generated
		 */
		public static final EDataType OPTIONAL_SETTING = eINSTANCE.getOptionalSetting();

		/**
		 * The meta object literal for the '<em>Settings</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.wiretune.model.settings.SettingsPackage#getSettings()
		 * @generated
		 */
		public static final EDataType SETTINGS = eINSTANCE.getSettings();

	}

} //SettingsPackage
