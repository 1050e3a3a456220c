/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.eclipse.emf.ecore.util.EDataTypeUniqueEList;
import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.PortType;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.ServiceInterface;

import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Service Interface</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.ServiceInterfaceImpl#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ServiceInterfaceImpl#getPortType <em>Port Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ServiceInterfaceImpl#getPreferredInteractionStyle <em>Preferred Interaction Style</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ServiceInterfaceImpl#getOperations <em>Operations</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ServiceInterfaceImpl#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ServiceInterfaceImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ServiceInterfaceImpl#getNamespace <em>Namespace</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ServiceInterfaceImpl#getDescribed <em>Described</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ServiceInterfaceImpl extends EObjectImpl implements ServiceInterface
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
	protected ServiceInterfaceImpl()
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
		return AssemblyPackageImpl.Literals.SERVICE_INTERFACE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getType()
	{
		return type;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setType(String newType)
	{
		String oldType = type;
		type = newType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.SERVICE_INTERFACE__TYPE, oldType, type));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE, oldPortType, newPortType);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPortType(Setting newPortType)
	{
		if (newPortType != portType)
		{
			NotificationChain msgs = null;
			if (portType != null)
				msgs = ((InternalEObject)portType).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE, null, msgs);
			if (newPortType != null)
				msgs = ((InternalEObject)newPortType).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE, null, msgs);
			msgs = basicSetPortType(newPortType, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE, newPortType, newPortType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE, oldPreferredInteractionStyle, newPreferredInteractionStyle);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPreferredInteractionStyle(Setting newPreferredInteractionStyle)
	{
		if (newPreferredInteractionStyle != preferredInteractionStyle)
		{
			NotificationChain msgs = null;
			if (preferredInteractionStyle != null)
				msgs = ((InternalEObject)preferredInteractionStyle).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE, null, msgs);
			if (newPreferredInteractionStyle != null)
				msgs = ((InternalEObject)newPreferredInteractionStyle).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE, null, msgs);
			msgs = basicSetPreferredInteractionStyle(newPreferredInteractionStyle, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE, newPreferredInteractionStyle, newPreferredInteractionStyle));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getOperations()
	{
		if (operations == null)
		{
			operations = new EDataTypeUniqueEList<String>(String.class, this, AssemblyPackageImpl.SERVICE_INTERFACE__OPERATIONS);
		}
		return operations;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackageImpl.SERVICE_INTERFACE__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName()
	{
		return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setName(String newName)
	{
		String oldName = name;
		name = newName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.SERVICE_INTERFACE__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getNamespace()
	{
		return namespace;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNamespace(String newNamespace)
	{
		String oldNamespace = namespace;
		namespace = newNamespace;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.SERVICE_INTERFACE__NAMESPACE, oldNamespace, namespace));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PortType getDescribed()
	{
		return described;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDescribed(PortType newDescribed)
	{
		PortType oldDescribed = described;
		described = newDescribed;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.SERVICE_INTERFACE__DESCRIBED, oldDescribed, described));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public InteractionStyle interactionStyle()
	{
		return org.wiretune.model.AssemblyValues.interactionStyle(getPreferredInteractionStyle());
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
			case AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE:
				return basicSetPortType(null, msgs);
			case AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				return basicSetPreferredInteractionStyle(null, msgs);
			case AssemblyPackageImpl.SERVICE_INTERFACE__QUALIFIERS:
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
			case AssemblyPackageImpl.SERVICE_INTERFACE__TYPE:
				return getType();
			case AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE:
				return getPortType();
			case AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				return getPreferredInteractionStyle();
			case AssemblyPackageImpl.SERVICE_INTERFACE__OPERATIONS:
				return getOperations();
			case AssemblyPackageImpl.SERVICE_INTERFACE__QUALIFIERS:
				return getQualifiers();
			case AssemblyPackageImpl.SERVICE_INTERFACE__NAME:
				return getName();
			case AssemblyPackageImpl.SERVICE_INTERFACE__NAMESPACE:
				return getNamespace();
			case AssemblyPackageImpl.SERVICE_INTERFACE__DESCRIBED:
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
			case AssemblyPackageImpl.SERVICE_INTERFACE__TYPE:
				setType((String)newValue);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE:
				setPortType((Setting)newValue);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				setPreferredInteractionStyle((Setting)newValue);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__OPERATIONS:
				getOperations().clear();
				getOperations().addAll((Collection<? extends String>)newValue);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__NAME:
				setName((String)newValue);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__NAMESPACE:
				setNamespace((String)newValue);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__DESCRIBED:
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
			case AssemblyPackageImpl.SERVICE_INTERFACE__TYPE:
				setType(TYPE_EDEFAULT);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE:
				setPortType((Setting)null);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				setPreferredInteractionStyle((Setting)null);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__OPERATIONS:
				getOperations().clear();
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__QUALIFIERS:
				getQualifiers().clear();
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__NAME:
				setName(NAME_EDEFAULT);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__NAMESPACE:
				setNamespace(NAMESPACE_EDEFAULT);
				return;
			case AssemblyPackageImpl.SERVICE_INTERFACE__DESCRIBED:
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
			case AssemblyPackageImpl.SERVICE_INTERFACE__TYPE:
				return TYPE_EDEFAULT == null ? type != null : !TYPE_EDEFAULT.equals(type);
			case AssemblyPackageImpl.SERVICE_INTERFACE__PORT_TYPE:
				return portType != null;
			case AssemblyPackageImpl.SERVICE_INTERFACE__PREFERRED_INTERACTION_STYLE:
				return preferredInteractionStyle != null;
			case AssemblyPackageImpl.SERVICE_INTERFACE__OPERATIONS:
				return operations != null && !operations.isEmpty();
			case AssemblyPackageImpl.SERVICE_INTERFACE__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
			case AssemblyPackageImpl.SERVICE_INTERFACE__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case AssemblyPackageImpl.SERVICE_INTERFACE__NAMESPACE:
				return NAMESPACE_EDEFAULT == null ? namespace != null : !NAMESPACE_EDEFAULT.equals(namespace);
			case AssemblyPackageImpl.SERVICE_INTERFACE__DESCRIBED:
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

} //ServiceInterfaceImpl
