Feature: Doors, staffs and plans, as printed
  What must be there for them, and what they bring or return.

  Background:
    Given the spaceline:
      | mission       |
      | Excavation    |
      | Covert Rescue |

  @ruling=custom-cards-413
  Rule: Thermal Deflectors nullify Plasma Fire

    Example: the fire is put out, and what else lies on the ship stays
      Given Alice has:
        | card               | where           |
        | Runabout           | at "Excavation" |
        | Thermal Deflectors | in hand         |
      And Bob has:
        | card           | where         |
        | Plasma Fire    | on "Runabout" |
        | Baryon Buildup | on "Runabout" |
      When Alice plays "Thermal Deflectors"
      Then "Plasma Fire" is now in Bob's discard pile
      And "Baryon Buildup" is still on "Runabout"
      And "Thermal Deflectors" is now on Alice's side of the table
      And nothing else has changed

    @frame=many
    Example: Phaser Burns is nullified as it is played
      Given Alice has:
        | card                     | where           |
        | Worf                     | on "Excavation" |
        | Starfleet Type II Phaser | on "Excavation" |
        | Phaser Burns             | in hand         |
      And Bob has:
        | card               | where           |
        | Klag               | on "Excavation" |
        | Divok              | on "Excavation" |
        | Thermal Deflectors | on the table    |
      And it is Bob's turn
      When Bob attacks "Worf" with "Klag" and "Divok"
      And Alice responds with "Phaser Burns"
      Then "Phaser Burns" has been nullified
      And "Klag" and "Divok" are still on "Excavation"

  @ruling=custom-cards-414
  Rule: Spacedoor returns an empty ship that is docked at its outpost

    Scenario Outline: the Runabout is <where>, Calloway <calloway>, and that is <verdict>
      Given Alice has:
        | card               | where                   |
        | Federation Outpost | at "Excavation"         |
        | Spacedoor          | on "Federation Outpost" |
        | Runabout           | <where>                 |
        | Calloway           | <calloway>              |
      When Alice uses "Spacedoor" on "Runabout" naming "overhaul"
      Then that is <verdict>

      Examples: Docked here, not docked, and with somebody aboard
        | where                          | calloway          | verdict |
        | docked at "Federation Outpost" | on "Excavation"   | legal   |
        | at "Excavation"                | on "Excavation"   | illegal |
        | docked at "Federation Outpost" | aboard "Runabout" | illegal |

  @ruling=custom-cards-415
  Rule: Spacedoor downloads a universal ship that is compatible with its outpost

    Example: of three ships and a tricorder only the Runabout comes
      Given Alice has:
        | card               | where                   |
        | Federation Outpost | at "Excavation"         |
        | Spacedoor          | on "Federation Outpost" |
        | Runabout           | in draw deck            |
        | U.S.S. Enterprise  | in draw deck            |
        | D'deridex          | in draw deck            |
        | Tricorder          | in draw deck            |
      When Alice uses "Spacedoor"
      Then "Runabout" is now docked at "Federation Outpost"
      And "Spacedoor" is now face down
      And nothing else has changed

  @ruling=custom-cards-416
  Rule: Senior Staff Meeting needs all five departments aboard, and a space mission

    Scenario Outline: without the <who> at a <kind> mission, and that is <verdict>
      Given these made-up cards:
        | card        | type      | kind   | attempted by | affiliations | classification | range | weapons | shields |
        | Third Moon  | mission   | <kind> | any          |              |                |       |         |         |
        | Big Cruiser | ship      |        |              | Federation   |                | 7     | 5       | 6       |
        | Officer     | personnel |        |              | Federation   | OFFICER        |       |         |         |
        | Builder     | personnel |        |              | Federation   | ENGINEER       |       |         |         |
        | Doctor      | personnel |        |              | Federation   | MEDICAL        |       |         |         |
        | Boffin      | personnel |        |              | Federation   | SCIENCE        |       |         |         |
        | Guard       | personnel |        |              | Federation   | SECURITY       |       |         |         |
        | Clerk       | personnel |        |              | Federation   | CIVILIAN       |       |         |         |
      And the spaceline:
        | mission    |
        | Third Moon |
      And Alice has:
        | card                 | where                |
        | Big Cruiser          | at "Third Moon"      |
        | Officer              | aboard "Big Cruiser" |
        | Builder              | aboard "Big Cruiser" |
        | Doctor               | aboard "Big Cruiser" |
        | Boffin               | aboard "Big Cruiser" |
        | Guard                | aboard "Big Cruiser" |
        | Clerk                | aboard "Big Cruiser" |
        | Senior Staff Meeting | in hand              |
      And "<who>" is on "Excavation"
      When Alice attempts "Third Moon" from "Big Cruiser"
      And Alice responds with "Senior Staff Meeting" on "Big Cruiser"
      Then that is <verdict>

      Examples: One who is not needed, and each of the others
        | who     | kind  | verdict |
        | Clerk   | space | legal   |
        | Officer | space | illegal |
        | Builder | space | illegal |
        | Doctor  | space | illegal |
        | Boffin  | space | illegal |
        | Guard   | space | illegal |

  @ruling=custom-cards-417
  Rule: A Change of Plans discards an objective of its player's Borg, or returns it with the Borg Queen in play

    Example: without the Queen it is discarded, and neither an event nor what Bob has is
      Given Alice has:
        | card               | where           |
        | A Change of Plans  | in hand         |
        | Assimilate Planet  | on the table    |
        | Static Warp Bubble | on the table    |
        | Guard Drone        | on "Excavation" |
      And Bob has:
        | card              | where              |
        | Establish Gateway | on the table       |
        | Borg Queen        | on "Covert Rescue" |
      When Alice plays "A Change of Plans"
      And Alice chooses "Assimilate Planet" from "Assimilate Planet" and none
      Then "Assimilate Planet" is now in Alice's discard pile
      And "A Change of Plans" is now in Alice's discard pile
      And nothing else has changed

    Example: with the Queen Alice takes it into hand
      Given Alice has:
        | card              | where           |
        | A Change of Plans | in hand         |
        | Assimilate Planet | on the table    |
        | Borg Queen        | on "Excavation" |
      When Alice plays "A Change of Plans"
      And Alice chooses "Assimilate Planet" from "Assimilate Planet" and none
      And Alice chooses the word "take into hand"
      And Alice chooses none
      Then "Assimilate Planet" is now in Alice's hand
      And "A Change of Plans" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-418
  Rule: Wall of Ships fetches any Enterprise

    @frame=many
    Example: Alice chooses among three
      Given Alice has:
        | card                    | where           |
        | Federation Outpost      | at "Excavation" |
        | Alternate Universe Door | on the table    |
        | Wall of Ships           | in hand         |
        | U.S.S. Enterprise       | in draw deck    |
        | Starship Enterprise     | in draw deck    |
        | Future Enterprise       | in draw deck    |
        | U.S.S. Hood             | in draw deck    |
      When Alice plays "Wall of Ships"
      And Alice chooses "Future Enterprise" from "U.S.S. Enterprise", "Starship Enterprise" and "Future Enterprise"
      Then "Future Enterprise" has been downloaded
