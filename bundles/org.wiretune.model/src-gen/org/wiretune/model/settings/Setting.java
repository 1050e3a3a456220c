/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.settings;

import org.eclipse.emf.ecore.EObject;

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
 * @model superTypes="org.wiretune.model.settings.SettingView"
 * @generated
 */
public interface Setting extends EObject, org.wiretune.core.Setting
{
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
	String getName();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

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
	String getValue();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getValue <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Value</em>' attribute.
	 * @see #getValue()
	 * @generated
	 */
	void setValue(String value);

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
	SettingState getState();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getState <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>State</em>' attribute.
	 * @see org.wiretune.model.settings.SettingState
	 * @see #getState()
	 * @generated
	 */
	void setState(SettingState value);

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
	String getUnit();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getUnit <em>Unit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Unit</em>' attribute.
	 * @see #getUnit()
	 * @generated
	 */
	void setUnit(String value);

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
	String getResolved();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getResolved <em>Resolved</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Resolved</em>' attribute.
	 * @see #getResolved()
	 * @generated
	 */
	void setResolved(String value);

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
	ValueType getValueType();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getValueType <em>Value Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Value Type</em>' attribute.
	 * @see org.wiretune.model.settings.ValueType
	 * @see #getValueType()
	 * @generated
	 */
	void setValueType(ValueType value);

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
	String getLabel();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getLabel <em>Label</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Label</em>' attribute.
	 * @see #getLabel()
	 * @generated
	 */
	void setLabel(String value);

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
	Origin getOrigin();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getOrigin <em>Origin</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Origin</em>' attribute.
	 * @see #getOrigin()
	 * @generated
	 */
	void setOrigin(Origin value);

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
	Insertion getInsertion();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getInsertion <em>Insertion</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Insertion</em>' attribute.
	 * @see #getInsertion()
	 * @generated
	 */
	void setInsertion(Insertion value);

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
	ValueForm getForm();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getForm <em>Form</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Form</em>' attribute.
	 * @see #getForm()
	 * @generated
	 */
	void setForm(ValueForm value);

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
	String getDefaultSource();

	/**
	 * Sets the value of the '{@link org.wiretune.model.settings.Setting#getDefaultSource <em>Default Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Default Source</em>' attribute.
	 * @see #getDefaultSource()
	 * @generated
	 */
	void setDefaultSource(String value);

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * True if the file states the value.
	 * <!-- end-model-doc -->
	 * @model kind="operation"
	 * @generated
	 */
	boolean isSet();

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value as a whole number, or null where it is none (a variable, a word, absent).
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	Long asNumber();

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * True if the value is true, yes, on or 1, in any case.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	boolean asTruth();

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The resolved value where there is one, the value otherwise; null where it is absent.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	String effective();

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value as a number of bytes: by its suffix, or by the unit of the setting; null where it is no size.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	Long asBytes();

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value as milliseconds: by its suffix, or by the unit of the setting; null where it is no length of time.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	Long asMilliseconds();

} // Setting
