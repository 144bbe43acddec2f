Feature: Battle is a single action in 1996
  From its announcement until the dead are discarded a battle is one action; only cards made for it break in.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And it is Bob's turn

  @ruling=faq96-12-action-12
  Rule: Battle is one action from its announcement until the damage is marked and the dead are discarded

    Background:
      Given Alice has:
        | card                           | where           |
        | Alexander Rozhenko             | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Humuhumunukunukuapua'a         | in hand         |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |

    @part=personnel
    Example: nobody is strengthened in the midst of the battle
      When Bob attacks "Alexander Rozhenko" with "Klag"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And "Alexander Rozhenko" has been killed
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      Then "Humuhumunukunukuapua'a" is now in Alice's discard pile
      And "Alexander Rozhenko" is still in Alice's discard pile
      And "Klag" is still stopped
      And nothing else has changed

    Example: the armbands may be used
      When Bob attacks "Alexander Rozhenko" with "Klag"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is legal
      And "Alexander Rozhenko" is now aboard "Runabout"
      And "Alexander Rozhenko" and "Klag" are now stopped
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

    @part=ships
    Example: nobody boards a ship in the midst of the battle, and then somebody does
      Given Alice has:
        | card     | where             |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                   | where           |
        | Bortas                 | at "Excavation" |
        | Gowron                 | aboard "Bortas" |
        | Kurn                   | aboard "Bortas" |
        | Rogue Borg Mercenaries | in hand         |
      When Bob attacks "Runabout" with "Bortas"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Runabout" is now damaged
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Rogue Borg Mercenaries" has been resolved
      And "Runabout" is still stopped
      And "Calloway" is now in Alice's discard pile
      And "I.K.C. Bortas" is still stopped
      And "Gowron" is still stopped
      And "Kurn" is still stopped
      And "Rogue Borg Mercenaries" is now on "Runabout"
      And "Runabout" is now controlled by Bob
      And nothing else has changed

  @ruling=faq96-14-timing-07
  Rule: Battling is one action from the initiation until death has been resolved

    Background:
      Given Alice has:
        | card                           | where           |
        | Alexander Rozhenko             | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card                   | where           |
        | Bochra                 | on "Excavation" |
        | Humuhumunukunukuapua'a | in hand         |

    @part=death
    Example: the attacker does not strengthen himself either
      When Bob attacks "Alexander Rozhenko" with "Bochra"
      And Bob responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And the STRENGTH of "Bochra" is 6

    @part=damage
    Example: nobody boards a ship that is shot at, and then somebody does
      Given Alice has:
        | card     | where             |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                   | where           |
        | Bortas                 | at "Excavation" |
        | Gowron                 | aboard "Bortas" |
        | Kurn                   | aboard "Bortas" |
        | Rogue Borg Mercenaries | in hand         |
      When Bob attacks "Runabout" with "Bortas"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Runabout" is now damaged
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Rogue Borg Mercenaries" has been resolved
      And "Runabout" is still stopped
      And "Calloway" is now in Alice's discard pile
      And "I.K.C. Bortas" is still stopped
      And "Gowron" is still stopped
      And "Kurn" is still stopped
      And "Rogue Borg Mercenaries" is now on "Runabout"
      And "Runabout" is now controlled by Bob
      And nothing else has changed

    Example: the armbands are made for it
      When Bob attacks "Alexander Rozhenko" with "Bochra"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is legal

  @ruling=faq96-12-action-13
  Rule: Asteroid Sanctuary, Phaser Burns, Emergency Transporter Armbands and Hugh are among the cards that may interrupt a battle

    @part=phaser-burns
    Example: two of the attackers are burned before it is decided
      Given Alice has:
        | card                    | where           |
        | Worf                    | on "Excavation" |
        | Starfleet Type II Phaser | on "Excavation" |
        | Phaser Burns            | in hand         |
      And Bob has:
        | card   | where           |
        | Klag   | on "Excavation" |
        | Divok  | on "Excavation" |
        | Gorath | on "Excavation" |
      When Bob attacks "Worf" with "Klag", "Divok" and "Gorath"
      And Alice responds with "Phaser Burns"
      And chance chooses "Divok" and "Gorath"
      Then "Divok" and "Gorath" have been killed

    @part=armbands
    Example: Worf is brought aboard in the midst of it
      Given Alice has:
        | card                           | where           |
        | Worf                           | on "Excavation" |
        | Calloway                       | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Bob attacks "Worf" and "Calloway" with "Klag"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      And Alice chooses "Worf" from "Worf" and "Calloway"
      Then "Worf" is now aboard "Runabout"
      And "Calloway" has been killed
      And "Worf" and "Klag" are now stopped
      And "Calloway" and "Emergency Transporter Armbands" are now in Alice's discard pile
      And nothing else has changed

    @part=hugh
    Example: Hugh comes into the attack of the Borg Ship
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card                 | where                         |
        | Runabout             | at "Excavation"               |
        | Calloway             | aboard "Runabout"             |
        | Type VI Shuttlecraft | at "Excavation"               |
        | Worf                 | aboard "Type VI Shuttlecraft" |
        | Hugh                 | in hand                       |
      And Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      And it is Alice's turn
      When Alice moves "Runabout" to "Plunder Site"
      And Alice responds with "Hugh" on "Borg Ship"
      Then "Runabout" is still at "Plunder Site"
      When Alice moves "Type VI Shuttlecraft" to "Plunder Site"
      Then "Type VI Shuttlecraft" is now at "Plunder Site"
      And "Hugh" is still in Alice's discard pile
      And nothing else has changed

    @part=asteroid-sanctuary
    Example: the ship hides among asteroids in the midst of it
      Given Alice has:
        | card               | where             |
        | Runabout           | at "Excavation"   |
        | Ro Laren           | aboard "Runabout" |
        | Geordi La Forge    | aboard "Runabout" |
        | Asteroid Sanctuary | in hand           |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
        | Kurn   | aboard "Bortas" |
        | Klag   | aboard "Bortas" |
      When Bob attacks "Runabout" with "Bortas"
      And Alice responds with "Asteroid Sanctuary" on "Runabout"
      Then "Runabout" is still not damaged
      And these are illegal:
        | action                                  |
        | Bob attacks "Runabout" with "Bortas" |
      And "Asteroid Sanctuary" is now on "Runabout"
      And nothing else has changed

    Example: asteroids hide no team
      Given Alice has:
        | card                           | where           |
        | Worf                           | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Asteroid Sanctuary             | in hand         |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Bob attacks "Worf" with "Klag"
      And Alice responds with "Asteroid Sanctuary" on "Worf"
      Then that is illegal
      And "Worf" has been killed

    Example: Hugh calls no other attack off
      Given Alice has:
        | card                           | where           |
        | Worf                           | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Hugh                           | in hand         |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Bob attacks "Worf" with "Klag"
      And Alice responds with "Hugh"
      Then that is illegal
      And "Worf" has been killed
