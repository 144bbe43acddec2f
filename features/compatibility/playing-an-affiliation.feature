Feature: Playing an affiliation or faction
  Whom a player plays shows in the cards that he has brought in, and stays so for the game.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-playing-an-affiliation-01
  Rule: Who has played personnel, a ship or a facility of an affiliation is playing it

    @part=personnel
    Example: with Worf Alice plays the Federation, and with Klag in hand not yet the Klingons
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Worf            | in hand                    |
        | Klag            | in hand                    |
      When Alice reports "Worf" to "Neutral Outpost"
      Then "Worf" is now aboard "Neutral Outpost"
      And Alice is playing Federation
      And Alice is not playing Klingon
      And Bob is not playing Federation
      And nothing else has changed

    @part=ship
    Example: with a runabout she does as well
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Runabout        | in hand                    |
      When Alice reports "Runabout" to "Neutral Outpost"
      Then "Runabout" is now docked at "Neutral Outpost"
      And Alice is playing Federation
      And Alice is not playing Klingon
      And nothing else has changed

    @part=facility
    Example: with an outpost that Bob's brainwashed K'Tesh builds for her she plays the Klingons
      Given these made-up cards:
        | card        | type | affiliations | keywords |
        | Dream Barge | ship | Non-Aligned  | Holodeck |
      And the spaceline:
        | mission           |
        | Krios Suppression |
      And Alice has:
        | card            | where                  |
        | Dream Barge     | at "Krios Suppression" |
        | Brainwash       | on "K'Tesh"            |
        | Klingon Outpost | in hand                |
      And Bob has:
        | card   | where                | state               |
        | K'Tesh | aboard "Dream Barge" | controlled by Alice |
      When Alice plays "Klingon Outpost" at "Krios Suppression"
      Then "Klingon Outpost" is now at "Krios Suppression"
      And Alice is playing Klingon
      And Alice is not playing Federation
      And nothing else has changed

    @part=faction
    Example: with Regent Worf she plays the faction as well whose icon he has
      Given these made-up cards:
        | card           | type     | class   | kind   | quadrant | affiliations | attempted by |
        | Mirror Rock    | mission  |         | planet | mirror   |              | any          |
        | Mirror Outpost | facility | outpost |        | mirror   | Neutral      |              |
      And the spaceline:
        | mission     | quadrant |
        | Mirror Rock | Mirror   |
      And Alice has:
        | card           | where            |
        | Mirror Outpost | at "Mirror Rock" |
        | Regent Worf    | in hand          |
      When Alice reports "Regent Worf" to "Mirror Outpost"
      Then "Regent Worf" is now aboard "Mirror Outpost"
      And Alice is playing Klingon/Cardassian Alliance
      And Alice is playing Klingon
      And Alice is not playing Terran Empire
      And nothing else has changed

  @ruling=cr14-playing-an-affiliation-02
  Rule: Who has seeded such a card face up is playing its affiliation

    Example: with her outpost at Excavation Alice plays the Federation
      Given it is the facility phase
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
        | Klingon Outpost    | in seed cards |
      When Alice seeds "Federation Outpost" at "Excavation"
      Then "Federation Outpost" is now at "Excavation"
      And "Federation Outpost" is now face up
      And Alice is playing Federation
      And Alice is not playing Klingon
      And nothing else has changed

  @ruling=cr14-playing-an-affiliation-03
  Rule: A card that was seeded face down counts when its player has acquired it

    Background:
      Given these made-up cards:
        | card             | type      | kind   | affiliations | strength | attempted by |
        | Rescue Prisoners | mission   | planet |              |          | any          |
        | Freed Farmer     | personnel |        | Bajoran      | 5        |              |

    @part=acquired
    Example: Alice frees a farmer, and is playing the Bajorans
      Given these made-up cards:
        | card            | type      | affiliations | strength | skills            |
        | Strong Smuggler | personnel | Non-Aligned  | 41       | Transporter Skill |
      And the spaceline:
        | mission          |
        | Rescue Prisoners |
      And Alice has:
        | card            | where                    |
        | Strong Smuggler | on "Rescue Prisoners"    |
        | Freed Farmer    | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      Then "Freed Farmer" is now on "Rescue Prisoners"
      And "Rescue Prisoners" is now completed
      And Alice now has 25 points
      And Alice is playing Bajoran
      And nothing else has changed

    @part=not-before
    Example: as long as the farmer is not freed she is not
      Given these made-up cards:
        | card          | type      | affiliations | strength |
        | Weak Smuggler | personnel | Non-Aligned  | 5        |
      And the spaceline:
        | mission          |
        | Rescue Prisoners |
      And Alice has:
        | card          | where                    |
        | Weak Smuggler | on "Rescue Prisoners"    |
        | Freed Farmer  | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      Then "Freed Farmer" is still under "Rescue Prisoners"
      And Alice is not playing Bajoran

  @ruling=cr14-playing-an-affiliation-04
  Rule: To have used a card of several affiliations in a mode once is enough

    Example: the Sisters of Duras make a player of the Romulans of Alice by a moment in Romulan mode
      Given the spaceline:
        | mission          |
        | Deliver Supplies |
      And Alice has:
        | card             | where                    | state           |
        | Neutral Outpost  | at "Deliver Supplies"    |                 |
        | Sisters of Duras | aboard "Neutral Outpost" | in Klingon mode |
      When Alice beams "Sisters of Duras" to "Deliver Supplies"
      Then "Sisters of Duras" is now on "Deliver Supplies"
      And Alice is not playing Romulan
      When Alice switches "Sisters of Duras" into Romulan mode
      And Alice switches "Sisters of Duras" into Klingon mode
      Then "Sisters of Duras" is now in Klingon mode
      And Alice is playing Romulan
      And nothing else has changed

  @ruling=cr14-playing-an-affiliation-05
  Rule: It lasts for the game, whether or not such a card is still in play

    Example: after Worf's death his player is still playing the Federation
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And Alice is playing Federation
      And Bob is not playing Federation

  @ruling=cr14-playing-an-affiliation-06
  Rule: Whoever controls cards of the opponent is not playing their affiliation

    Example: with Bob's brainwashed Klag Alice does not play the Klingons, and Bob does
      Given the spaceline:
        | mission          |
        | Deliver Supplies |
      And Alice has:
        | card            | where                 |
        | Neutral Outpost | at "Deliver Supplies" |
      And Bob has:
        | card | where                    | state               |
        | Klag | aboard "Neutral Outpost" | controlled by Alice |
      And Alice has:
        | card      | where     |
        | Brainwash | on "Klag" |
      When Alice beams "Klag" to "Deliver Supplies"
      Then "Klag" is now on "Deliver Supplies"
      And Alice is not playing Klingon
      And Alice is playing Neutral
      And Bob is playing Klingon
      And nothing else has changed

  @ruling=cr14-playing-an-affiliation-07
  Rule: Nor is whoever was brought the opponent's cards

    Example: with Bob's Klag, whom The Naked Truth brought to her crew, Alice does not play the Klingons
      Given the spaceline:
        | mission          |
        | Deliver Supplies |
      And Alice has:
        | card            | where                    |
        | Neutral Outpost | at "Deliver Supplies"    |
        | Vash            | aboard "Neutral Outpost" |
      And Bob has:
        | card | where                    | state               |
        | Klag | aboard "Neutral Outpost" | controlled by Alice |
      When Alice beams "Vash" and "Klag" to "Deliver Supplies"
      Then "Vash" and "Klag" are now on "Deliver Supplies"
      And Alice is not playing Klingon
      And Alice is playing Federation
      And nothing else has changed
