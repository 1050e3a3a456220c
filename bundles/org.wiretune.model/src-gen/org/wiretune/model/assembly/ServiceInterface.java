/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.eclipse.emf.ecore.util.EDataTypeUniqueEList;
import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Service Interface</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An interface of a component, import, export or reference.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getPortType <em>Port Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getPreferredInteractionStyle <em>Preferred Interaction Style</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getOperations <em>Operations</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getName <em>Name</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getNamespace <em>Namespace</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getDescribed <em>Described</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class ServiceInterface extends EObjectImpl implements EObject
{
	/**
	 * The default value of the '{@link #getType() <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getType()
	 * @generated
	 * @ordered
	 */
	protected static final String TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getType() <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getType()
	 * @generated
	 * @ordered
	 */
	protected String type = TYPE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getPortType() <em>Port Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPortType()
	 * @generated
	 * @ordered
	 */
	protected Setting portType;

	/**
	 * The cached value of the '{@link #getPreferredInteractionStyle() <em>Preferred Interaction Style</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPreferredInteractionStyle()
	 * @generated
	 * @ordered
	 */
	protected Setting preferredInteractionStyle;

	/**
	 * The cached value of the '{@link #getOperations() <em>Operations</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperations()
	 * @generated
	 * @ordered
	 */
	protected EList<String> operations;

	/**
	 * The cached value of the '{@link #getQualifiers() <em>Qualifiers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQualifiers()
	 * @generated
	 * @ordered
	 */
	protected EList<Qualifier> qualifiers;

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
	 * The default value of the '{@link #getNamespace() <em>Namespace</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNamespace()
	 * @generated
	 * @ordered
	 */
	protected static final String NAMESPACE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getNamespace() <em>Namespace</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNamespace()
	 * @generated
	 * @ordered
	 */
	protected String namespace = NAMESPACE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getDescribed() <em>Described</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDescribed()
	 * @generated
	 * @ordered
	 */
	protected PortType described;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ServiceInterface()
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
		return AssemblyPackage.Literals.SERVICE_INTERFACE;
	}

	/**
	 * Returns the value of the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * WSDLPortType, JavaInterface or the file's own word.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Type</em>' attribute.
	 * @see #setType(String)
	 * @model
	 * @generated
	 */
	public String getType()
	{
		return type;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getType <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newType the new value of the '<em>Type</em>' attribute.
	 * @see #getType()
	 * @generated
	 */
	public void setType(String newType)
	{
		String oldType = type;
		type = newType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.SERVICE_INTERFACE__TYPE, oldType, type));
	}

	/**
	 * Returns the value of the '<em><b>Port Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The port type or Java interface.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Port Type</em>' containment reference.
	 * @see #setPortType(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getPortType()
	{
		return portType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetPortType(Setting newPortType, NotificationChain msgs)
	{
		Setting oldPortType = portType;
		portType = newPortType;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE, oldPortType, newPortType);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getPortType <em>Port Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPortType the new value of the '<em>Port Type</em>' containment reference.
	 * @see #getPortType()
	 * @generated
	 */
	public void setPortType(Setting newPortType)
	{
		if (newPortType != portType)
		{
			NotificationChain msgs = null;
			if (portType != null)
				msgs = portType.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE, null, msgs);
			if (newPortType != null)
				msgs = newPortType.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE, null, msgs);
			msgs = basicSetPortType(newPortType, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE, newPortType, newPortType));
	}

	/**
	 * Returns the value of the '<em><b>Preferred Interaction Style</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * sync, async or any.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Preferred Interaction Style</em>' containment reference.
	 * @see #setPreferredInteractionStyle(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getPreferredInteractionStyle()
	{
		return preferredInteractionStyle;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetPreferredInteractionStyle(Setting newPreferredInteractionStyle, NotificationChain msgs)
	{
		Setting oldPreferredInteractionStyle = preferredInteractionStyle;
		preferredInteractionStyle = newPreferredInteractionStyle;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE, oldPreferredInteractionStyle, newPreferredInteractionStyle);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getPreferredInteractionStyle <em>Preferred Interaction Style</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPreferredInteractionStyle the new value of the '<em>Preferred Interaction Style</em>' containment reference.
	 * @see #getPreferredInteractionStyle()
	 * @generated
	 */
	public void setPreferredInteractionStyle(Setting newPreferredInteractionStyle)
	{
		if (newPreferredInteractionStyle != preferredInteractionStyle)
		{
			NotificationChain msgs = null;
			if (preferredInteractionStyle != null)
				msgs = preferredInteractionStyle.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE, null, msgs);
			if (newPreferredInteractionStyle != null)
				msgs = newPreferredInteractionStyle.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE, null, msgs);
			msgs = basicSetPreferredInteractionStyle(newPreferredInteractionStyle, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE, newPreferredInteractionStyle, newPreferredInteractionStyle));
	}

	/**
	 * Returns the value of the '<em><b>Operations</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Operations that the file names.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Operations</em>' attribute list.
	 * @model
	 * @generated
	 */
	public EList<String> getOperations()
	{
		if (operations == null)
		{
			operations = new EDataTypeUniqueEList<String>(String.class, this, AssemblyPackage.SERVICE_INTERFACE__OPERATIONS);
		}
		return operations;
	}

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Qualifiers in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackage.SERVICE_INTERFACE__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name of the service, where the format names services.
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
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getName <em>Name</em>}' attribute.
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
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.SERVICE_INTERFACE__NAME, oldName, name));
	}

	/**
	 * Returns the value of the '<em><b>Namespace</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The namespace of the port type; null where it was not stated or its prefix is not bound.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Namespace</em>' attribute.
	 * @see #setNamespace(String)
	 * @model
	 * @generated
	 */
	public String getNamespace()
	{
		return namespace;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getNamespace <em>Namespace</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newNamespace the new value of the '<em>Namespace</em>' attribute.
	 * @see #getNamespace()
	 * @generated
	 */
	public void setNamespace(String newNamespace)
	{
		String oldNamespace = namespace;
		namespace = newNamespace;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.SERVICE_INTERFACE__NAMESPACE, oldNamespace, namespace));
	}

	/**
	 * Returns the value of the '<em><b>Described</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The port type in the WSDL file that describes it; null where none was read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Described</em>' reference.
	 * @see #setDescribed(PortType)
	 * @model resolveProxies="false"
	 * @generated
	 */
	public PortType getDescribed()
	{
		return described;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getDescribed <em>Described</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newDescribed the new value of the '<em>Described</em>' reference.
	 * @see #getDescribed()
	 * @generated
	 */
	public void setDescribed(PortType newDescribed)
	{
		PortType oldDescribed = described;
		described = newDescribed;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.SERVICE_INTERFACE__DESCRIBED, oldDescribed, described));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The preferred interaction style as a value.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	public InteractionStyle interactionStyle()
	{
		return org.wiretune.model.assembly.AssemblyValues.interactionStyle(getPreferredInteractionStyle());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE:
				return basicSetPortType(null, msgs);
			case AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				return basicSetPreferredInteractionStyle(null, msgs);
			case AssemblyPackage.SERVICE_INTERFACE__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
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
			case AssemblyPackage.SERVICE_INTERFACE__TYPE:
				return getType();
			case AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE:
				return getPortType();
			case AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				return getPreferredInteractionStyle();
			case AssemblyPackage.SERVICE_INTERFACE__OPERATIONS:
				return getOperations();
			case AssemblyPackage.SERVICE_INTERFACE__QUALIFIERS:
				return getQualifiers();
			case AssemblyPackage.SERVICE_INTERFACE__NAME:
				return getName();
			case AssemblyPackage.SERVICE_INTERFACE__NAMESPACE:
				return getNamespace();
			case AssemblyPackage.SERVICE_INTERFACE__DESCRIBED:
				return getDescribed();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackage.SERVICE_INTERFACE__TYPE:
				setType((String)newValue);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE:
				setPortType((Setting)newValue);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				setPreferredInteractionStyle((Setting)newValue);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__OPERATIONS:
				getOperations().clear();
				getOperations().addAll((Collection<? extends String>)newValue);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__NAME:
				setName((String)newValue);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__NAMESPACE:
				setNamespace((String)newValue);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__DESCRIBED:
				setDescribed((PortType)newValue);
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
			case AssemblyPackage.SERVICE_INTERFACE__TYPE:
				setType(TYPE_EDEFAULT);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE:
				setPortType((Setting)null);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				setPreferredInteractionStyle((Setting)null);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__OPERATIONS:
				getOperations().clear();
				return;
			case AssemblyPackage.SERVICE_INTERFACE__QUALIFIERS:
				getQualifiers().clear();
				return;
			case AssemblyPackage.SERVICE_INTERFACE__NAME:
				setName(NAME_EDEFAULT);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__NAMESPACE:
				setNamespace(NAMESPACE_EDEFAULT);
				return;
			case AssemblyPackage.SERVICE_INTERFACE__DESCRIBED:
				setDescribed((PortType)null);
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
			case AssemblyPackage.SERVICE_INTERFACE__TYPE:
				return TYPE_EDEFAULT == null ? type != null : !TYPE_EDEFAULT.equals(type);
			case AssemblyPackage.SERVICE_INTERFACE__PORT_TYPE:
				return portType != null;
			case AssemblyPackage.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				return preferredInteractionStyle != null;
			case AssemblyPackage.SERVICE_INTERFACE__OPERATIONS:
				return operations != null && !operations.isEmpty();
			case AssemblyPackage.SERVICE_INTERFACE__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
			case AssemblyPackage.SERVICE_INTERFACE__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case AssemblyPackage.SERVICE_INTERFACE__NAMESPACE:
				return NAMESPACE_EDEFAULT == null ? namespace != null : !NAMESPACE_EDEFAULT.equals(namespace);
			case AssemblyPackage.SERVICE_INTERFACE__DESCRIBED:
				return described != null;
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
		result.append(" (type: ");
		result.append(type);
		result.append(", operations: ");
		result.append(operations);
		result.append(", name: ");
		result.append(name);
		result.append(", namespace: ");
		result.append(namespace);
		result.append(')');
		return result.toString();
	}

} // ServiceInterface
