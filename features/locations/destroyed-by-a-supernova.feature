@1e-glossary @1e-2014
Feature: Places destroyed by a Supernova
  What is there is lost, and a location without a name and without a type is left.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |
      | Cure Blight           |
    And Alice has:
      | card      | where        |
      | Tox Uthat | on the table |
      | Supernova | in hand      |

  @ruling=1eS-supernova-01
  Rule: It is played on a mission, and on no other location

    Scenario Outline: on <place> that is <verdict>
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
        | Barzan Wormhole         | Alpha    |
      When Alice plays "Supernova" on "<place>"
      Then that is <verdict>

      Examples:
        | place                   | verdict |
        | Sherman's Peak          | illegal |
        | Barzan Wormhole         | illegal |
        | Agricultural Assessment | legal   |

  @ruling=1eS-supernova-02
  Rule: The mission stays beneath it as a location, and its span counts

    Example: a ship flies past what was Wormhole Negotiations
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      When Alice plays "Supernova" on "Wormhole Negotiations"
      Then "Supernova" is now on "Wormhole Negotiations"
      And "Wormhole Negotiations" is still in the Alpha Quadrant spaceline
      And nothing else has changed
      When Alice moves "Runabout" to "Wormhole Negotiations"
      Then "Runabout" is now at "Wormhole Negotiations"
      And the remaining RANGE of "Runabout" is 3

  @ruling=1eS-supernova-03
  Rule: The location is neither a planet nor in space

    Example: Manheim's Dimensional Door is played on planets, and not there
      Given Alice has:
        | card                       | where   |
        | Manheim's Dimensional Door | in hand |
      And this has happened:
        | action                                  |
        | Alice plays "Supernova" on "Excavation" |
      And it is Alice's turn
      When Alice plays "Manheim's Dimensional Door" on "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: it is played on Excavation as it was
      Given Alice has:
        | card                       | where   |
        | Manheim's Dimensional Door | in hand |
      When Alice plays "Manheim's Dimensional Door" on "Excavation"
      Then "Manheim's Dimensional Door" is now on "Excavation"
      And nothing else has changed

    Example: Scan is played in space, and not there
      Given Alice has:
        | card | where   |
        | Scan | in hand |
      And this has happened:
        | action                                             |
        | Alice plays "Supernova" on "Wormhole Negotiations" |
      When Alice plays "Scan" on "Wormhole Negotiations"
      Then that is illegal
      And nothing else has changed

    Example: nobody beams down
      Given Alice has:
        | card     | where                   |
        | Runabout | at "Cure Blight"        |
        | Calloway | aboard "Runabout"       |
      And these locations:
        | location           |
        | Refuse Immigration |
      And this has happened:
        | action                                           |
        | Alice plays "Supernova" on "Refuse Immigration" |
      When Alice moves "Runabout" to "Refuse Immigration"
      And Alice beams "Calloway" to "Refuse Immigration"
      Then that is illegal

  @ruling=1eS-supernova-04
  Rule: Of the mission nothing but its span is left

    Example: it is not attempted
      Given these made-up cards:
        | card        | type    | kind  | span | attempted by |
        | Empty Reach | mission | space | 1    | any          |
      And these locations:
        | location    |
        | Empty Reach |
      And Alice has:
        | card     | where             |
        | Runabout | at "Cure Blight"  |
        | Calloway | aboard "Runabout" |
      And this has happened:
        | action                                   |
        | Alice plays "Supernova" on "Empty Reach" |
        | Alice moves "Runabout" to "Empty Reach"  |
      When Alice attempts "Empty Reach"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-supernova-06
  Rule: What it does not affect stays where it is

    @part=immune
    Scenario Outline: Gomtuu with <who> aboard <fate>
      Given Bob has:
        | card   | where           |
        | Gomtuu | at "Excavation" |
        | <who>  | aboard "Gomtuu" |
      When Alice plays "Supernova" on "Excavation"
      Then "Gomtuu" is <fate>

      Examples:
        | who         | fate                      |
        | Tam Elbrun  | still at "Excavation"     |
        | Calloway    | now in Bob's discard pile |

    @part=objectives
    Example: a completed objective stays
      Given Bob has:
        | card              | where           |
        | Assimilate Planet | on "Excavation" |
        | Distortion Field  | on "Excavation" |
      When Alice plays "Supernova" on "Excavation"
      Then "Assimilate Planet" is still on "Excavation"
      And "Distortion Field" is now in Bob's discard pile

  @ruling=1eS-supernova-07
  Rule: Nor is anything lost that is on such a card

    Example: what lies on Gomtuu, and who is aboard, stays
      Given Bob has:
        | card                      | where           |
        | Gomtuu                    | at "Excavation" |
        | Tam Elbrun                | aboard "Gomtuu" |
        | Bynars Weapon Enhancement | on "Gomtuu"     |
        | Runabout                  | at "Excavation" |
        | Mot's Advice              | on "Tam Elbrun" |
      When Alice plays "Supernova" on "Excavation"
      Then "Runabout" is now in Bob's discard pile
      And "Supernova" is now on "Excavation"
      And nothing else has changed

  @ruling=1eS-supernova-08
  Rule: Not in the turn in which its player has played Tox Uthat

    Scenario Outline: Tox Uthat is <where>, and that is <verdict>
      Given "Tox Uthat" is <where>
      And this has happened:
        | action   |
        | <before> |
      When Alice plays "Supernova" on "Excavation"
      Then that is <verdict>

      Examples:
        | where        | before                   | verdict |
        | in hand      | Alice plays "Tox Uthat"  | illegal |
