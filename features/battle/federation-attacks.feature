Feature: Attacks by the Federation
  The Federation fights back, and begins nothing by itself.

  Background:
    Given the spaceline:
      | mission        | span |
      | Excavation     | 3    |
      | Relief Mission | 4    |

  @ruling=faq96-22-federation-attacks-01
  Rule: The Federation never begins a battle, unless a card says that it does

    Background:
      Given Bob has:
        | card            | where               |
        | Yridian Shuttle | at "Relief Mission" |

    @part=ships
    Example: neither a ship of the Federation nor its people aboard another one attack
      Given Alice has:
        | card             | where                  |
        | Runabout         | at "Relief Mission"    |
        | William T. Riker | aboard "Runabout"      |
        | Combat Vessel    | at "Relief Mission"    |
        | Jean-Luc Picard  | aboard "Combat Vessel" |
        | Baran            | aboard "Combat Vessel" |
        | Narik            | aboard "Combat Vessel" |
      Then these are illegal:
        | action                                               |
        | Alice attacks "Yridian Shuttle" with "Runabout"      |
        | Alice attacks "Yridian Shuttle" with "Combat Vessel" |

    @part=away-team
    Example: an Away Team of the Federation does not attack, and one of Klingons does
      Given Alice has:
        | card             | where           |
        | William T. Riker | on "Excavation" |
        | Klag             | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
      Then these are illegal:
        | action                                          |
        | Alice attacks "Tomalak" with "William T. Riker" |
      And these are legal:
        | action                              |
        | Alice attacks "Tomalak" with "Klag" |

    @frame=open
    Example: the same ship attacks with Klingons aboard, and so does one of theirs
      Given Alice has:
        | card           | where                   |
        | Combat Vessel  | at "Relief Mission"     |
        | Klag           | aboard "Combat Vessel"  |
        | Baran          | aboard "Combat Vessel"  |
        | Narik          | aboard "Combat Vessel"  |
        | I.K.C. Hegh'ta | at "Relief Mission"     |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
      Then these are legal:
        | action                                               |
        | Alice attacks "Yridian Shuttle" with "Combat Vessel" |
      When Alice attacks "Yridian Shuttle" with "I.K.C. Hegh'ta"
      Then "Yridian Shuttle" has been destroyed
      When Alice ends the turn
      Then it is now Bob's turn

    @part=conundrum
    Example: by Conundrum a ship of the Federation attacks the one that it is after
      Given Alice has:
        | card             | where               |
        | Runabout         | at "Relief Mission" |
        | William T. Riker | aboard "Runabout"   |
      And Bob has:
        | card      | where         | state                       |
        | Conundrum | on "Runabout" | targeting "Yridian Shuttle" |
      When Alice attacks "Yridian Shuttle" with "Runabout"
      Then "Yridian Shuttle" is now damaged
      And "Conundrum" is now in Bob's discard pile
      And "Yridian Shuttle", "Runabout" and "William T. Riker" are now stopped
      And nothing else has changed

    @question=duty-undone-when-the-turn-ends @frame=open
    Example: it does so by Conundrum although its player forgets about it
      Given Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | William T. Riker | aboard "Runabout" |
      And Bob has:
        | card      | where         | state                       |
        | Conundrum | on "Runabout" | targeting "Yridian Shuttle" |
      When Alice ends the turn
      Then "Runabout" is now at "Relief Mission"
      And "Yridian Shuttle" is now damaged

    @reading=duty-undone-when-the-turn-ends/refused
    Example: by Conundrum its player must not forget about it
      Given Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | William T. Riker | aboard "Runabout" |
      And Bob has:
        | card      | where         | state                       |
        | Conundrum | on "Runabout" | targeting "Yridian Shuttle" |
      When Alice ends the turn
      Then that is illegal

    @part=attack-authorization @frame=open
    Example: by Attack Authorization a ship of the Federation attacks
      Given Alice has:
        | card                                   | where               |
        | Incoming Message: Attack Authorization | in hand             |
        | Runabout                               | at "Relief Mission" |
        | Ro Laren                               | aboard "Runabout"   |
      When Alice plays "Incoming Message: Attack Authorization" on "Runabout"
      Then "Yridian Shuttle" is now damaged

    @part=wartime-conditions
    Example: by Wartime Conditions ships of the Federation attack the affiliation that has attacked one of them
      Given Alice has:
        | card                    | where               |
        | Alternate Universe Door | on the table        |
        | Wartime Conditions      | in hand             |
        | Runabout                | at "Relief Mission" |
        | William T. Riker        | aboard "Runabout"   |
      And Bob has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Relief Mission"     |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
      And it is Bob's turn
      When Bob attacks "Runabout" with "I.K.C. Hegh'ta"
      And Alice chooses none
      And Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Wartime Conditions" on "I.K.C. Hegh'ta"
      Then these are legal:
        | action                                         |
        | Alice attacks "I.K.C. Hegh'ta" with "Runabout" |

    @part=wartime-conditions
    Example: Wartime Conditions let the Federation alone attack, and no Romulans their own
      Given Alice has:
        | card               | where                 |
        | Runabout           | at "Relief Mission"   |
        | William T. Riker   | aboard "Runabout"     |
        | Scout Vessel       | at "Relief Mission"   |
        | Tomalak            | aboard "Scout Vessel" |
        | Wartime Conditions | on the table          |
      And Bob has:
        | card    | where               |
        | Haakona | at "Relief Mission" |
        | Taris   | aboard "Haakona"    |
      And "Wartime Conditions" is targeting "Haakona"
      Then these are legal:
        | action                                  |
        | Alice attacks "Haakona" with "Runabout" |
      And these are illegal:
        | action                                      |
        | Alice attacks "Haakona" with "Scout Vessel" |

    Scenario Outline: an attack by the opponent with a ship of the Federation that is his for a while is <verdict>
      Given Alice has:
        | card             | where               |
        | Runabout         | at "Excavation"     |
        | William T. Riker | aboard "Runabout"   |
        | Worf             | on "Excavation"     |
        | I.K.C. Hegh'ta   | at "Relief Mission" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Relief Mission"
      And Bob attacks "I.K.C. Hegh'ta" with "Runabout"
      Then that is <verdict>

      @question=federation-under-alien-parasites
      Examples: It is the Federation still
        | verdict |
        | illegal |

      @reading=federation-under-alien-parasites/free
      Examples: Alien Parasites say that it attacks
        | verdict |
        | legal   |

  @ruling=faq96-22-federation-attacks-02
  Rule: It does not matter who is aboard

    Scenario Outline: B'Etor, who has Leadership, aboard "<ship>" of the <affiliation> does not change that it is <verdict>
      Given Alice has:
        | card                       | where               |
        | Treaty: Federation/Klingon | on the table        |
        | <ship>                     | at "Relief Mission" |
        | B'Etor                     | aboard "<ship>"     |
        | <captain>                  | aboard "<ship>"     |
      And Bob has:
        | card            | where               |
        | Yridian Shuttle | at "Relief Mission" |
      When Alice attacks "Yridian Shuttle" with "<ship>"
      Then that is <verdict>

      Examples:
        | ship           | affiliation | captain          | verdict |
        | Runabout       | Federation  | William T. Riker | illegal |
        | I.K.C. Hegh'ta | Klingons    | Kurn             | legal   |

    @ruling=faq96-22-federation-attacks-02
    Scenario Outline: aboard a Runabout <who> attacks an intruder, B'Etor with her Leadership is there, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | B'Etor   | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card    | where             |
        | Tomalak | aboard "Runabout" |
      When Alice attacks "Tomalak" with "<who>"
      Then that is <verdict>

      Examples: One of the Federation, and she herself
        | who      | verdict |
        | Calloway | illegal |
        | B'Etor   | legal   |

  @ruling=faq96-22-federation-attacks-03
  Rule: The Federation begins no battle of Away Teams either

    Scenario Outline: <who> begins a battle against Tomalak on the planet, and that is <verdict>
      Given Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
      When Alice attacks "Tomalak" with "<who>"
      Then that is <verdict>

      Examples:
        | who              | verdict |
        | William T. Riker | illegal |
        | Klag             | legal   |

  @ruling=faq96-22-federation-attacks-10
  Rule: The Federation attacks no outpost either

    Scenario Outline: "<ship>" attacks an outpost of the Romulans, and that is <verdict>
      Given Alice has:
        | card      | where               |
        | <ship>    | at "Relief Mission" |
        | <captain> | aboard "<ship>"     |
      And Bob has:
        | card            | where               |
        | Romulan Outpost | at "Relief Mission" |
      When Alice attacks "Romulan Outpost" with "<ship>"
      Then that is <verdict>

      Examples:
        | ship           | captain          | verdict |
        | Runabout       | William T. Riker | illegal |
        | I.K.C. Hegh'ta | Kurn             | legal   |

  @ruling=faq96-22-federation-attacks-11
  Rule: A mixed force under a treaty goes by the affiliation that is restrained most

    Scenario Outline: Kurn has <friend> of the <affiliation> aboard his ship, and an attack is <verdict>
      Given Alice has:
        | card                       | where                   |
        | Treaty: Federation/Klingon | on the table            |
        | I.K.C. Hegh'ta             | at "Relief Mission"     |
        | Kurn                       | aboard "I.K.C. Hegh'ta" |
        | <friend>                   | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card            | where               |
        | Yridian Shuttle | at "Relief Mission" |
      When Alice attacks "Yridian Shuttle" with "I.K.C. Hegh'ta"
      Then that is <verdict>

      Examples:
        | friend           | affiliation | verdict |
        | William T. Riker | Federation  | illegal |
        | Divok            | Klingons    | legal   |

  @ruling=faq96-22-federation-attacks-12
  Rule: Romulans do not attack Romulans

    Scenario Outline: <who> attacks <whom> on the planet, and that is <verdict>
      Given Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
      And Bob has:
        | card   | where           |
        | <whom> | on "Excavation" |
      When Alice attacks "<whom>" with "<who>"
      Then that is <verdict>

      Examples: The Romulan Tomalak spares his own, and nobody else
        | who     | whom   | verdict |
        | Tomalak | Mendak | illegal |
        | Tomalak | Klag   | legal   |

      Examples: Klingons attack Romulans, and their own
        | who  | whom   | verdict |
        | Klag | Mendak | legal   |
        | Klag | Kurn   | legal   |

  @ruling=faq96-22-non-aligned-attacks-01
  Rule: The Non-Aligned attack whom they like

    @part=personnel
    Scenario Outline: Baran attacks <whom>
      Given Alice has:
        | card  | where           |
        | Baran | on "Excavation" |
      And Bob has:
        | card   | where           |
        | <whom> | on "Excavation" |
      Then these are legal:
        | action                              |
        | Alice attacks "<whom>" with "Baran" |

      Examples:
        | whom    |
        | Tomalak |
        | Klag    |
        | Narik   |

    @part=ships
    Scenario Outline: Baran's ship attacks <ship>
      Given Alice has:
        | card               | where                       |
        | Zibalian Transport | at "Excavation"             |
        | Baran              | aboard "Zibalian Transport" |
      And Bob has:
        | card   | where           |
        | <ship> | at "Excavation" |
      Then these are legal:
        | action                                            |
        | Alice attacks "<ship>" with "Zibalian Transport" |

      Examples:
        | ship          |
        | U.S.S. Oberth |
        | Bortas        |
