Feature: On what another player has, as printed
  Who comes under whose control by a card, and for how long.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Relief Mission        |
      | Wormhole Negotiations |

  @ruling=custom-cards-379
  Rule: Ceti Eel is placed on an opponent who is present with its player's Khan

    Scenario Outline: <whose> Khan is on <planet>, it is placed on <target>, and that is <verdict>
      Given <whose> has:
        | card | where         |
        | Khan | on "<planet>" |
      And Alice has:
        | card     | where           |
        | Ceti Eel | on the table    |
        | Calloway | on "Excavation" |
      And Bob has:
        | card      | where           |
        | Klag      | on "Excavation" |
        | Tricorder | on "Excavation" |
      When Alice uses "Ceti Eel" on "<target>"
      Then that is <verdict>

      Examples: With Khan, without him, on her own, and on equipment
        | whose | planet         | target    | verdict |
        | Alice | Excavation     | Klag      | legal   |
        | Alice | Relief Mission | Klag      | illegal |
        | Bob   | Excavation     | Klag      | illegal |
        | Alice | Excavation     | Calloway  | illegal |
        | Alice | Excavation     | Tricorder | illegal |

  @ruling=custom-cards-380
  Rule: Whoever has the Ceti Eel is Non-Aligned, his captor's, and has 3 of every attribute

    Example: Klag is hers
      Given Alice has:
        | card     | where           |
        | Ceti Eel | on the table    |
        | Khan     | on "Excavation" |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Alice uses "Ceti Eel" on "Klag"
      Then "Klag" is now controlled by Alice
      And "Ceti Eel" is now on "Klag"
      And the affiliations of "Klag" are now Non-Aligned
      And the INTEGRITY of "Klag" is 3
      And the CUNNING of "Klag" is 3
      And the STRENGTH of "Klag" is 3
      And nothing else has changed

  @ruling=custom-cards-381
  Rule: With a Neural Servo Device the ship and its crew are another player's for one turn

    @frame=many
    Example: they are Bob's again when Alice's turn ends, and the device is gone
      Given Alice has:
        | card                | where   |
        | Neural Servo Device | in hand |
      And Bob has:
        | card           | where                   |
        | Mercenary Ship | at "Excavation"         |
        | Narik          | aboard "Mercenary Ship" |
      When Alice plays "Neural Servo Device" on "Mercenary Ship"
      Then "Mercenary Ship" and "Narik" are now controlled by Alice
      And "Neural Servo Device" is now on "Mercenary Ship"
      When Alice ends the turn
      Then "Mercenary Ship" and "Narik" are now controlled by Bob
      And "Neural Servo Device" is now in Alice's discard pile

  @ruling=custom-cards-382
  Rule: Interrogation brings its player ten points if the captive gives in, and one if not

    @frame=many
    Example: on five he is free, and Alice has ten points
      Given Alice has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |
        | Interrogation   | on "Calloway"   |
      And Bob has:
        | card               | where                      | state   |
        | Calloway           | aboard "Romulan Outpost"   | captive |
        | Federation Outpost | at "Wormhole Negotiations" |         |
      When Alice uses "Interrogation" on "Calloway"
      And Bob chooses the word "five"
      Then Alice now has 10 points
      And "Calloway" is no longer captive
      And "Interrogation" is now in Alice's discard pile

    Example: on four she has one point, and asks no second time
      Given Alice has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |
        | Interrogation   | on "Calloway"   |
      And Bob has:
        | card     | where                    | state   |
        | Calloway | aboard "Romulan Outpost" | captive |
      When Alice uses "Interrogation" on "Calloway"
      And Bob chooses the word "four"
      Then Alice now has 1 point
      And nothing else has changed

  @ruling=custom-cards-144
  Rule: Ceti Eel is played for free, once each turn

    Example: after one of them another card is played, and no second one
      Given Alice has:
        | card              | where   |
        | Ceti Eel [first]  | in hand |
        | Ceti Eel [second] | in hand |
        | Red Alert!        | in hand |
      When Alice plays "Ceti Eel" [first]
      And Alice plays "Red Alert!"
      Then "Red Alert!" is now on the table
      And "Ceti Eel" [first] is still on the table
      When Alice plays "Ceti Eel" [second]
      Then that is illegal
      And nothing else has changed

  @ruling=custom-cards-145
  Rule: Two Ceti Eels are placed in one turn at the most

    @frame=many
    Example: the third one stays on the table
      Given Alice has:
        | card              | where           |
        | Ceti Eel [first]  | on the table    |
        | Ceti Eel [second] | on the table    |
        | Ceti Eel [third]  | on the table    |
        | Khan              | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Klag   | on "Excavation" |
        | Kurn   | on "Excavation" |
        | Gowron | on "Excavation" |
      When Alice uses "Ceti Eel" [first] on "Klag"
      And Alice uses "Ceti Eel" [second] on "Kurn"
      Then "Kurn" is now controlled by Alice
      When Alice uses "Ceti Eel" [third] on "Gowron"
      Then that is illegal

    @frame=many
    Example: in her next turn she places the third one
      Given Alice has:
        | card              | where           |
        | Ceti Eel [first]  | on the table    |
        | Ceti Eel [second] | on the table    |
        | Ceti Eel [third]  | on the table    |
        | Khan              | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Klag   | on "Excavation" |
        | Kurn   | on "Excavation" |
        | Gowron | on "Excavation" |
      When Alice uses "Ceti Eel" [first] on "Klag"
      And Alice uses "Ceti Eel" [second] on "Kurn"
      And play goes on until Alice's second turn
      And Alice uses "Ceti Eel" [third] on "Gowron"
      Then "Gowron" is now controlled by Alice

    @frame=many
    Example: after the use of another card she places two
      Given Alice has:
        | card              | where           |
        | Ceti Eel [first]  | on the table    |
        | Ceti Eel [second] | on the table    |
        | Q the Referee     | on the table    |
        | White Deprivation | in hand         |
        | Tricorder         | in draw deck    |
        | Khan              | on "Excavation" |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
        | Kurn | on "Excavation" |
      When Alice uses "Q the Referee" on "White Deprivation" naming "discard"
      And Alice uses "Ceti Eel" [first] on "Klag"
      And Alice uses "Ceti Eel" [second] on "Kurn"
      Then "Kurn" is now controlled by Alice

  @ruling=custom-cards-146
  Rule: A Ceti Eel is nullified on an android or a hologram

    Scenario Outline: it is placed on <what>
      Given these made-up cards:
        | card   | type      | affiliations | species   | icons  |
        | Statue | personnel | Federation   | <species> | <icon> |
      And Alice has:
        | card     | where           |
        | Ceti Eel | on the table    |
        | Khan     | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Statue | on "Excavation" |
      When Alice uses "Ceti Eel" on "Statue"
      Then "Ceti Eel" has been nullified
      And "Ceti Eel" is now in Alice's discard pile
      And "Statue" is still controlled by Bob
      And nothing else has changed

      Examples: Neither is taken
        | what       | species | icon     |
        | an android | Android |          |
        | a hologram | Human   | hologram |
