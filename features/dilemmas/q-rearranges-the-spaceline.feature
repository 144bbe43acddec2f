Feature: Q rearranges the spaceline
  A strong team is rid of all dilemmas; a weak one finds the stars in another order.

  Background:
    Given these made-up cards:
      | card         | type      | affiliations | skills     | integrity |
      | Wise Captain | personnel | Federation   | Leadership | 9         |
    And the spaceline:
      | mission              |
      | Excavation           |
      | Plunder Site         |
      | Cultural Observation |

  @ruling=faq96-324-q-dilemma-01
  Rule: With 2 Leadership and INTEGRITY over 60 all dilemmas at the location are discarded

    Example: seven wise captains clear the mission
      Given Alice has:
        | card         | where           | count |
        | Wise Captain | on "Excavation" | 7     |
      And the seeds under "Excavation" hold in order:
        | card            |
        | Q               |
        | Impassable Door |
        | Nausicaans      |
      When Alice attempts "Excavation"
      Then "Q", "Impassable Door" and "Nausicaans" are now in Bob's discard pile
      And "Impassable Door" has not been encountered
      And "Nausicaans" has not been encountered
      And nothing else has changed

    Example: an artifact is no dilemma, and is earned
      Given Alice has:
        | card         | where           | count |
        | Wise Captain | on "Excavation" | 7     |
      And the seeds under "Excavation" hold in order:
        | card            |
        | Q               |
        | Impassable Door |
        | Kurlan Naiskos  |
      When Alice attempts "Excavation"
      Then "Impassable Door" is now in Bob's discard pile
      And "Kurlan Naiskos" has not been discarded
      And "Q" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-324-q-dilemma-02
  Rule: Otherwise the opponent may rearrange the locations of the spaceline, and Q is discarded

    @frame=unsayable @part=integrity
    Example: six wise captains are not enough
      Given Alice has:
        | card         | where           | count |
        | Wise Captain | on "Excavation" | 6     |
      And Bob has:
        | card            | where              |
        | Q               | under "Excavation" |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Cultural Observation", "Excavation" and "Plunder Site"
      Then the Alpha Quadrant spaceline now holds in order:
        | card                 |
        | Cultural Observation |
        | Excavation           |
        | Plunder Site         |
      And "Q" is now in Bob's discard pile
      And "Impassable Door" is still under "Excavation"

    @part=leadership
    Example: of nine upright people a single one is a leader, and that is not enough
      Given these made-up cards:
        | card         | type      | affiliations | integrity |
        | Upright Hand | personnel | Federation   | 9         |
      And Alice has:
        | card         | where           | count |
        | Wise Captain | on "Excavation" |       |
        | Upright Hand | on "Excavation" | 8     |
      And Bob has:
        | card            | where              |
        | Q               | under "Excavation" |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Cultural Observation", "Excavation" and "Plunder Site"
      Then the Alpha Quadrant spaceline now holds in order:
        | card                 |
        | Cultural Observation |
        | Excavation           |
        | Plunder Site         |
      And "Q" is now in Bob's discard pile
      And "Wise Captain" is now stopped
      And eight "Upright Hand" are now stopped
      And "Impassable Door" is still under "Excavation"
      And nothing else has changed

  @ruling=faq96-324-q-dilemma-03
  Rule: A location that is put elsewhere takes along everything that is there

    @part=dilemmas @part=artifacts @part=personnel @part=events @part=equipment @part=outposts @part=ships
    Example: the outpost, the ships, the team with its equipment, the dilemma and the artifact stay with their mission
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Runabout           | at "Excavation" |
        | Calloway           | on "Excavation" |
        | Tricorder          | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Q                      | under "Excavation" |
        | Impassable Door        | under "Excavation" |
        | Ressikan Flute         | under "Excavation" |
        | Atmospheric Ionization | on "Excavation"    |
        | Decius                 | at "Excavation"    |
        | Scout Vessel           | at "Plunder Site"  |
      When Alice attempts "Excavation"
      And Bob chooses "Plunder Site", "Cultural Observation" and "Excavation"
      Then the Alpha Quadrant spaceline now holds in order:
        | card                 |
        | Plunder Site         |
        | Cultural Observation |
        | Excavation           |
      And "Federation Outpost", "Runabout" and "Decius" are still at "Excavation"
      And "Calloway" and "Tricorder" are still on "Excavation"
      And "Atmospheric Ionization" is still on "Excavation"
      And "Impassable Door" and "Ressikan Flute" are still under "Excavation"
      And "Scout Vessel" is still at "Plunder Site"
      And "Calloway" is now stopped
      And "Q" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-324-q-dilemma-04
  Rule: An event that was played on a mission goes where the mission goes

    Example: the ionized atmosphere stays with its planet
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Q                      | under "Excavation" |
        | Atmospheric Ionization | on "Plunder Site"  |
      When Alice attempts "Excavation"
      And Bob chooses "Plunder Site", "Excavation" and "Cultural Observation"
      Then the Alpha Quadrant spaceline now holds in order:
        | card                 |
        | Plunder Site         |
        | Excavation           |
        | Cultural Observation |
      And "Atmospheric Ionization" is still on "Plunder Site"
      And "Calloway" is now stopped
      And "Q" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-324-q-dilemma-05
  Rule: What lies between the missions, or is a location of its own, is relocated at will

    @part=q-net @part=gaps-in-normal-space
    Example: the net and the gap come to lie elsewhere
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                 | where                                             |
        | Q                    | under "Excavation"                                |
        | Q-Net                | between "Excavation" and "Plunder Site"           |
        | Gaps in Normal Space | between "Plunder Site" and "Cultural Observation" |
      When Alice attempts "Excavation"
      And Bob chooses "Excavation", "Gaps in Normal Space", "Plunder Site", "Q-Net" and "Cultural Observation"
      Then the Alpha Quadrant spaceline now holds in order:
        | card                 |
        | Excavation           |
        | Gaps in Normal Space |
        | Plunder Site         |
        | Q-Net                |
        | Cultural Observation |
      And "Calloway" is now stopped
      And "Q" is now in Bob's discard pile
      And nothing else has changed
