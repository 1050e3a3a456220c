/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.settings;

import java.util.Optional;
import java.util.OptionalLong;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Setting</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * One value with its origin. Rules read the value, fixes edit the text at the origin or at the insertion.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.settings.Setting#getName <em>Name</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getValue <em>Value</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getState <em>State</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getUnit <em>Unit</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getResolved <em>Resolved</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getValueType <em>Value Type</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getLabel <em>Label</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getOrigin <em>Origin</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getInsertion <em>Insertion</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getForm <em>Form</em>}</li>
 *   <li>{@link org.wiretune.model.settings.Setting#getDefaultSource <em>Default Source</em>}</li>
 * </ul>
 *
 * @model kind="class" superTypes="org.wiretune.model.settings.SettingView"
 * @generated
 */
public class Setting extends EObjectImpl implements EObject, org.wiretune.core.Setting
{
	/**
	 * The default value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected static final String NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected String name = NAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected static final String VALUE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected String value = VALUE_EDEFAULT;

	/**
	 * The default value of the '{@link #getState() <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getState()
	 * @generated
	 * @ordered
	 */
	protected static final SettingState STATE_EDEFAULT = SettingState.SET;

	/**
	 * The cached value of the '{@link #getState() <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getState()
	 * @generated
	 * @ordered
	 */
	protected SettingState state = STATE_EDEFAULT;

	/**
	 * The default value of the '{@link #getUnit() <em>Unit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUnit()
	 * @generated
	 * @ordered
	 */
	protected static final String UNIT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getUnit() <em>Unit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUnit()
	 * @generated
	 * @ordered
	 */
	protected String unit = UNIT_EDEFAULT;

	/**
	 * The default value of the '{@link #getResolved() <em>Resolved</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResolved()
	 * @generated
	 * @ordered
	 */
	protected static final String RESOLVED_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getResolved() <em>Resolved</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResolved()
	 * @generated
	 * @ordered
	 */
	protected String resolved = RESOLVED_EDEFAULT;

	/**
	 * The default value of the '{@link #getValueType() <em>Value Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValueType()
	 * @generated
	 * @ordered
	 */
	protected static final ValueType VALUE_TYPE_EDEFAULT = ValueType.TEXT;

	/**
	 * The cached value of the '{@link #getValueType() <em>Value Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValueType()
	 * @generated
	 * @ordered
	 */
	protected ValueType valueType = VALUE_TYPE_EDEFAULT;

	/**
	 * The default value of the '{@link #getLabel() <em>Label</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLabel()
	 * @generated
	 * @ordered
	 */
	protected static final String LABEL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getLabel() <em>Label</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLabel()
	 * @generated
	 * @ordered
	 */
	protected String label = LABEL_EDEFAULT;

	/**
	 * The default value of the '{@link #getOrigin() <em>Origin</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrigin()
	 * @generated
	 * @ordered
	 */
	protected static final Origin ORIGIN_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOrigin() <em>Origin</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrigin()
	 * @generated
	 * @ordered
	 */
	protected Origin origin = ORIGIN_EDEFAULT;

	/**
	 * The default value of the '{@link #getInsertion() <em>Insertion</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInsertion()
	 * @generated
	 * @ordered
	 */
	protected static final Insertion INSERTION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getInsertion() <em>Insertion</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInsertion()
	 * @generated
	 * @ordered
	 */
	protected Insertion insertion = INSERTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getForm() <em>Form</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getForm()
	 * @generated
	 * @ordered
	 */
	protected static final ValueForm FORM_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getForm() <em>Form</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getForm()
	 * @generated
	 * @ordered
	 */
	protected ValueForm form = FORM_EDEFAULT;

	/**
	 * The default value of the '{@link #getDefaultSource() <em>Default Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDefaultSource()
	 * @generated
	 * @ordered
	 */
	protected static final String DEFAULT_SOURCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDefaultSource() <em>Default Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDefaultSource()
	 * @generated
	 * @ordered
	 */
	protected String defaultSource = DEFAULT_SOURCE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Setting()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return SettingsPackage.Literals.SETTING;
	}

	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name in the words of its product, for example maximumSize.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @model
	 * @generated
	 */
	public String getName()
	{
		return name;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newName the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	public void setName(String newName)
	{
		String oldName = name;
		name = newName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__NAME, oldName, name));
	}

	/**
	 * Returns the value of the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value after entities and character references were replaced and white space was trimmed; the default where the state is defaulted; null where it is absent.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Value</em>' attribute.
	 * @see #setValue(String)
	 * @model
	 * @generated
	 */
	public String getValue()
	{
		return value;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getValue <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newValue the new value of the '<em>Value</em>' attribute.
	 * @see #getValue()
	 * @generated
	 */
	public void setValue(String newValue)
	{
		String oldValue = value;
		value = newValue;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__VALUE, oldValue, value));
	}

	/**
	 * Returns the value of the '<em><b>State</b></em>' attribute.
	 * The literals are from the enumeration {@link org.wiretune.model.settings.SettingState}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the value was read, is a default, or is not known.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>State</em>' attribute.
	 * @see org.wiretune.model.settings.SettingState
	 * @see #setState(SettingState)
	 * @model
	 * @generated
	 */
	public SettingState getState()
	{
		return state;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getState <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newState the new value of the '<em>State</em>' attribute.
	 * @see org.wiretune.model.settings.SettingState
	 * @see #getState()
	 * @generated
	 */
	public void setState(SettingState newState)
	{
		SettingState oldState = state;
		state = newState == null ? STATE_EDEFAULT : newState;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__STATE, oldState, state));
	}

	/**
	 * Returns the value of the '<em><b>Unit</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The unit of a number (threads, milliseconds, megabytes), or null.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Unit</em>' attribute.
	 * @see #setUnit(String)
	 * @model
	 * @generated
	 */
	public String getUnit()
	{
		return unit;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getUnit <em>Unit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newUnit the new value of the '<em>Unit</em>' attribute.
	 * @see #getUnit()
	 * @generated
	 */
	public void setUnit(String newUnit)
	{
		String oldUnit = unit;
		unit = newUnit;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__UNIT, oldUnit, unit));
	}

	/**
	 * Returns the value of the '<em><b>Resolved</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value after variables and system properties were put in; null where it has none, or where one of them is not known.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Resolved</em>' attribute.
	 * @see #setResolved(String)
	 * @model
	 * @generated
	 */
	public String getResolved()
	{
		return resolved;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getResolved <em>Resolved</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newResolved the new value of the '<em>Resolved</em>' attribute.
	 * @see #getResolved()
	 * @generated
	 */
	public void setResolved(String newResolved)
	{
		String oldResolved = resolved;
		resolved = newResolved;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__RESOLVED, oldResolved, resolved));
	}

	/**
	 * Returns the value of the '<em><b>Value Type</b></em>' attribute.
	 * The literals are from the enumeration {@link org.wiretune.model.settings.ValueType}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the value is.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Value Type</em>' attribute.
	 * @see org.wiretune.model.settings.ValueType
	 * @see #setValueType(ValueType)
	 * @model
	 * @generated
	 */
	public ValueType getValueType()
	{
		return valueType;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getValueType <em>Value Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newValueType the new value of the '<em>Value Type</em>' attribute.
	 * @see org.wiretune.model.settings.ValueType
	 * @see #getValueType()
	 * @generated
	 */
	public void setValueType(ValueType newValueType)
	{
		ValueType oldValueType = valueType;
		valueType = newValueType == null ? VALUE_TYPE_EDEFAULT : newValueType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__VALUE_TYPE, oldValueType, valueType));
	}

	/**
	 * Returns the value of the '<em><b>Label</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name that the product shows in its console, for example Maximum size; null where it has none but the name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Label</em>' attribute.
	 * @see #setLabel(String)
	 * @model
	 * @generated
	 */
	public String getLabel()
	{
		return label;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getLabel <em>Label</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newLabel the new value of the '<em>Label</em>' attribute.
	 * @see #getLabel()
	 * @generated
	 */
	public void setLabel(String newLabel)
	{
		String oldLabel = label;
		label = newLabel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__LABEL, oldLabel, label));
	}

	/**
	 * Returns the value of the '<em><b>Origin</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The range of the value's own text, without quotes; null unless the state is set.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Origin</em>' attribute.
	 * @see #setOrigin(Origin)
	 * @model dataType="org.wiretune.model.settings.Origin"
	 * @generated
	 */
	public Origin getOrigin()
	{
		return origin;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getOrigin <em>Origin</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newOrigin the new value of the '<em>Origin</em>' attribute.
	 * @see #getOrigin()
	 * @generated
	 */
	public void setOrigin(Origin newOrigin)
	{
		Origin oldOrigin = origin;
		origin = newOrigin;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__ORIGIN, oldOrigin, origin));
	}

	/**
	 * Returns the value of the '<em><b>Insertion</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where the value would be written; null where it is set or cannot be written in this file.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Insertion</em>' attribute.
	 * @see #setInsertion(Insertion)
	 * @model dataType="org.wiretune.model.settings.Insertion"
	 * @generated
	 */
	public Insertion getInsertion()
	{
		return insertion;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getInsertion <em>Insertion</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newInsertion the new value of the '<em>Insertion</em>' attribute.
	 * @see #getInsertion()
	 * @generated
	 */
	public void setInsertion(Insertion newInsertion)
	{
		Insertion oldInsertion = insertion;
		insertion = newInsertion;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__INSERTION, oldInsertion, insertion));
	}

	/**
	 * Returns the value of the '<em><b>Form</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How the value was read and another one is written; null unless the state is set. The insertion has its own.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Form</em>' attribute.
	 * @see #setForm(ValueForm)
	 * @model dataType="org.wiretune.model.settings.ValueForm"
	 * @generated
	 */
	public ValueForm getForm()
	{
		return form;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getForm <em>Form</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newForm the new value of the '<em>Form</em>' attribute.
	 * @see #getForm()
	 * @generated
	 */
	public void setForm(ValueForm newForm)
	{
		ValueForm oldForm = form;
		form = newForm;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__FORM, oldForm, form));
	}

	/**
	 * Returns the value of the '<em><b>Default Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which product and version documents the default; null unless the state is defaulted.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Default Source</em>' attribute.
	 * @see #setDefaultSource(String)
	 * @model
	 * @generated
	 */
	public String getDefaultSource()
	{
		return defaultSource;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getDefaultSource <em>Default Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newDefaultSource the new value of the '<em>Default Source</em>' attribute.
	 * @see #getDefaultSource()
	 * @generated
	 */
	public void setDefaultSource(String newDefaultSource)
	{
		String oldDefaultSource = defaultSource;
		defaultSource = newDefaultSource;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackage.SETTING__DEFAULT_SOURCE, oldDefaultSource, defaultSource));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * True if the file states the value.
	 * <!-- end-model-doc -->
	 * @model kind="operation"
	 * @generated
	 */
	public boolean isSet()
	{
		return getState() == SettingState.SET;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value as a whole number, or null where it is none (a variable, a word, absent).
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	public Long asNumber()
	{
		return org.wiretune.model.settings.SettingValues.asNumber(effective());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * True if the value is true, yes, on or 1, in any case.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	public boolean asTruth()
	{
		return org.wiretune.model.settings.SettingValues.asTruth(effective());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The resolved value where there is one, the value otherwise; null where it is absent.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	public String effective()
	{
		return getResolved() == null ? getValue() : getResolved();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value as a number of bytes: by its suffix, or by the unit of the setting; null where it is no size.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	public Long asBytes()
	{
		return org.wiretune.model.settings.SettingValues.asBytes(effective(), getUnit());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value as milliseconds: by its suffix, or by the unit of the setting; null where it is no length of time.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	public Long asMilliseconds()
	{
		return org.wiretune.model.settings.SettingValues.asMilliseconds(effective(), getUnit());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model
	 * @generated
	 */
	public String key()
	{
		return getName();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.OptionalText"
	 * @generated
	 */
	public Optional<String> stated()
	{
		return isSet() ? java.util.Optional.ofNullable(getValue()) : java.util.Optional.empty();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.OptionalText"
	 * @generated
	 */
	public Optional<String> value()
	{
		return java.util.Optional.ofNullable(effective());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.OptionalNumber"
	 * @generated
	 */
	public OptionalLong number()
	{
		return org.wiretune.model.settings.SettingValues.optional(asNumber());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.OptionalNumber"
	 * @generated
	 */
	public OptionalLong bytes()
	{
		return org.wiretune.model.settings.SettingValues.optional(asBytes());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.OptionalNumber"
	 * @generated
	 */
	public OptionalLong milliseconds()
	{
		return org.wiretune.model.settings.SettingValues.optional(asMilliseconds());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model
	 * @generated
	 */
	public boolean truth()
	{
		return asTruth();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.ValueForm"
	 * @generated
	 */
	public ValueForm form()
	{
		return org.wiretune.model.settings.SettingValues.form(this);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.OptionalOrigin"
	 * @generated
	 */
	public Optional<Origin> origin()
	{
		return java.util.Optional.ofNullable(getOrigin());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case SettingsPackage.SETTING__NAME:
				return getName();
			case SettingsPackage.SETTING__VALUE:
				return getValue();
			case SettingsPackage.SETTING__STATE:
				return getState();
			case SettingsPackage.SETTING__UNIT:
				return getUnit();
			case SettingsPackage.SETTING__RESOLVED:
				return getResolved();
			case SettingsPackage.SETTING__VALUE_TYPE:
				return getValueType();
			case SettingsPackage.SETTING__LABEL:
				return getLabel();
			case SettingsPackage.SETTING__ORIGIN:
				return getOrigin();
			case SettingsPackage.SETTING__INSERTION:
				return getInsertion();
			case SettingsPackage.SETTING__FORM:
				return getForm();
			case SettingsPackage.SETTING__DEFAULT_SOURCE:
				return getDefaultSource();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case SettingsPackage.SETTING__NAME:
				setName((String)newValue);
				return;
			case SettingsPackage.SETTING__VALUE:
				setValue((String)newValue);
				return;
			case SettingsPackage.SETTING__STATE:
				setState((SettingState)newValue);
				return;
			case SettingsPackage.SETTING__UNIT:
				setUnit((String)newValue);
				return;
			case SettingsPackage.SETTING__RESOLVED:
				setResolved((String)newValue);
				return;
			case SettingsPackage.SETTING__VALUE_TYPE:
				setValueType((ValueType)newValue);
				return;
			case SettingsPackage.SETTING__LABEL:
				setLabel((String)newValue);
				return;
			case SettingsPackage.SETTING__ORIGIN:
				setOrigin((Origin)newValue);
				return;
			case SettingsPackage.SETTING__INSERTION:
				setInsertion((Insertion)newValue);
				return;
			case SettingsPackage.SETTING__FORM:
				setForm((ValueForm)newValue);
				return;
			case SettingsPackage.SETTING__DEFAULT_SOURCE:
				setDefaultSource((String)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case SettingsPackage.SETTING__NAME:
				setName(NAME_EDEFAULT);
				return;
			case SettingsPackage.SETTING__VALUE:
				setValue(VALUE_EDEFAULT);
				return;
			case SettingsPackage.SETTING__STATE:
				setState(STATE_EDEFAULT);
				return;
			case SettingsPackage.SETTING__UNIT:
				setUnit(UNIT_EDEFAULT);
				return;
			case SettingsPackage.SETTING__RESOLVED:
				setResolved(RESOLVED_EDEFAULT);
				return;
			case SettingsPackage.SETTING__VALUE_TYPE:
				setValueType(VALUE_TYPE_EDEFAULT);
				return;
			case SettingsPackage.SETTING__LABEL:
				setLabel(LABEL_EDEFAULT);
				return;
			case SettingsPackage.SETTING__ORIGIN:
				setOrigin(ORIGIN_EDEFAULT);
				return;
			case SettingsPackage.SETTING__INSERTION:
				setInsertion(INSERTION_EDEFAULT);
				return;
			case SettingsPackage.SETTING__FORM:
				setForm(FORM_EDEFAULT);
				return;
			case SettingsPackage.SETTING__DEFAULT_SOURCE:
				setDefaultSource(DEFAULT_SOURCE_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case SettingsPackage.SETTING__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case SettingsPackage.SETTING__VALUE:
				return VALUE_EDEFAULT == null ? value != null : !VALUE_EDEFAULT.equals(value);
			case SettingsPackage.SETTING__STATE:
				return state != STATE_EDEFAULT;
			case SettingsPackage.SETTING__UNIT:
				return UNIT_EDEFAULT == null ? unit != null : !UNIT_EDEFAULT.equals(unit);
			case SettingsPackage.SETTING__RESOLVED:
				return RESOLVED_EDEFAULT == null ? resolved != null : !RESOLVED_EDEFAULT.equals(resolved);
			case SettingsPackage.SETTING__VALUE_TYPE:
				return valueType != VALUE_TYPE_EDEFAULT;
			case SettingsPackage.SETTING__LABEL:
				return LABEL_EDEFAULT == null ? label != null : !LABEL_EDEFAULT.equals(label);
			case SettingsPackage.SETTING__ORIGIN:
				return ORIGIN_EDEFAULT == null ? origin != null : !ORIGIN_EDEFAULT.equals(origin);
			case SettingsPackage.SETTING__INSERTION:
				return INSERTION_EDEFAULT == null ? insertion != null : !INSERTION_EDEFAULT.equals(insertion);
			case SettingsPackage.SETTING__FORM:
				return FORM_EDEFAULT == null ? form != null : !FORM_EDEFAULT.equals(form);
			case SettingsPackage.SETTING__DEFAULT_SOURCE:
				return DEFAULT_SOURCE_EDEFAULT == null ? defaultSource != null : !DEFAULT_SOURCE_EDEFAULT.equals(defaultSource);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (name: ");
		result.append(name);
		result.append(", value: ");
		result.append(value);
		result.append(", state: ");
		result.append(state);
		result.append(", unit: ");
		result.append(unit);
		result.append(", resolved: ");
		result.append(resolved);
		result.append(", valueType: ");
		result.append(valueType);
		result.append(", label: ");
		result.append(label);
		result.append(", origin: ");
		result.append(origin);
		result.append(", insertion: ");
		result.append(insertion);
		result.append(", form: ");
		result.append(form);
		result.append(", defaultSource: ");
		result.append(defaultSource);
		result.append(')');
		return result.toString();
	}

} // Setting
