Feature: Interrupts in battles of 1996
  How often they are played in one battle, and whom they reach.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-39-anti-matter-spread-01
  Rule: A second Anti-Matter Spread adds nothing to the first

    @frame=open
    Example: the Bortas has two aboard with little CUNNING, and fires with 7 all the same
      Given Alice has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
        | Klag   | aboard "Bortas" |
      And Bob has:
        | card                        | where           |
        | Combat Vessel               | at "Excavation" |
        | Anti-Matter Spread [first]  | in hand         |
        | Anti-Matter Spread [second] | in hand         |
      When Alice attacks "Combat Vessel" with "Bortas"
      And Bob responds with "Anti-Matter Spread" [first]
      And Bob responds with "Anti-Matter Spread" [second]
      Then "Combat Vessel" is now damaged

  @ruling=faq96-39-anti-matter-spread-02
  Rule: Anti-Matter Spread lessens the WEAPONS of all opposing ships

    Example: one aboard each of two ships takes 2 from their 14
      Given Alice has:
        | card        | where                |
        | I.K.C. Vorn | at "Excavation"      |
        | Klag        | aboard "I.K.C. Vorn" |
        | I.K.C. Pagh | at "Excavation"      |
        | K'Vada      | aboard "I.K.C. Pagh" |
      And Bob has:
        | card               | where           |
        | Husnock Ship       | at "Excavation" |
        | Anti-Matter Spread | in hand         |
      When Alice attacks "Husnock Ship" with "I.K.C. Vorn" and "I.K.C. Pagh"
      And Bob responds with "Anti-Matter Spread"
      Then "Husnock Ship" is still not damaged
      And "Anti-Matter Spread" is now in Bob's discard pile
      And "Husnock Ship", "I.K.C. Vorn", "Klag", "I.K.C. Pagh" and "K'Vada" are now stopped
      And nothing else has changed

  @ruling=faq96-39-anti-matter-spread-03
  Rule: Anti-Matter Spread may be played on behalf of the Borg Ship

    Background:
      Given these made-up cards:
        | card        | type | affiliations | range | weapons | shields |
        | Dreadnought | ship | Klingon      | 9     | 13      | 30      |
        | Devastator  | ship | Klingon      | 9     | 12      | 30      |
      And Bob has:
        | card               | where   |
        | Anti-Matter Spread | in hand |

    Scenario Outline: with <one> and <other> aboard 25 WEAPONS are <what> to damage it
      Given Alice has:
        | card        | where                |
        | Dreadnought | at "Excavation"      |
        | <one>       | aboard "Dreadnought" |
        | Devastator  | at "Excavation"      |
        | <other>     | aboard "Devastator"  |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      When Alice attacks "Borg Ship" with "Dreadnought" and "Devastator"
      And Bob responds with "Anti-Matter Spread"
      Then "Borg Ship" is <outcome>
      And "Anti-Matter Spread" is now in Bob's discard pile
      And "Dreadnought", "<one>", "Devastator" and "<other>" are now stopped
      And nothing else has changed

      Examples:
        | one    | other  | what       | outcome           |
        | Kurn   | Gowron | not enough | still not damaged |
        | K'mpec | B'Etor | enough     | now damaged       |

    Example: where there are no ships it is not played
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |
      And Bob has:
        | card                           | where           |
        | Mendak                         | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      When Alice attacks "Mendak" with "Klag"
      And Bob responds with "Anti-Matter Spread"
      Then that is illegal

  @ruling=faq96-39-phaser-burns-01
  Rule: Phaser Burns may be played several times in one battle

    Example: two by two four of five Romulans die before the battle is decided
      Given Alice has:
        | card                  | where           |
        | Klag                  | on "Excavation" |
        | Klingon Disruptor     | on "Excavation" |
        | Phaser Burns [first]  | in hand         |
        | Phaser Burns [second] | in hand         |
      And Bob has:
        | card   | where           |
        | Tarus  | on "Excavation" |
        | Mendak | on "Excavation" |
        | Bochra | on "Excavation" |
        | Thei   | on "Excavation" |
        | Tebok  | on "Excavation" |
      When Alice attacks "Tarus", "Mendak", "Bochra", "Thei" and "Tebok" with "Klag"
      And Alice responds with "Phaser Burns" [first]
      And chance chooses "Mendak" and "Bochra"
      And Alice responds with "Phaser Burns" [second]
      And chance chooses "Thei" and "Tebok"
      Then "Mendak", "Bochra", "Thei" and "Tebok" have been killed

  @ruling=faq96-39-vulcan-nerve-pinch-01
  Rule: Vulcan Nerve Pinch may be played several times in one battle

    @frame=open
    Example: two of three Klingons are put in stasis
      Given Alice has:
        | card                        | where           |
        | Spock                       | on "Excavation" |
        | Vulcan Nerve Pinch [first]  | in hand         |
        | Vulcan Nerve Pinch [second] | in hand         |
      And Bob has:
        | card  | where           |
        | Klag  | on "Excavation" |
        | Divok | on "Excavation" |
        | Morag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Spock" with "Klag", "Divok" and "Morag"
      And Alice responds with "Vulcan Nerve Pinch" [first]
      And chance chooses "Klag"
      And Alice responds with "Vulcan Nerve Pinch" [second]
      And chance chooses "Divok"
      Then "Divok" is now in stasis
      And "Klag" is still in stasis
      And "Morag" is still not in stasis
