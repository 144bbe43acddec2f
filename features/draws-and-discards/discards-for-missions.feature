Feature: Discards for missions
  What a mission requires or allows to be discarded is taken from those who attempt it, when they solve it.

  Background:
    Given these made-up cards:
      | card           | type      | affiliations | classification | skills                 | range | keywords    |
      | Merchantman    | ship      | Cardassian   |                |                        | 8     |             |
      | Glinn Orak     | personnel | Cardassian   | OFFICER        | Treachery x2, ENGINEER |       |             |
      | Curved Blade   | equipment |              |                |                        |       | hand weapon |
      | Straight Blade | equipment |              |                |                        |       | hand weapon |

  @ruling=1eD-discarding-09
  Rule: What a mission requires to be discarded comes from the crew or Away Team that attempts it

    @part=crew
    Example: the equipment in Alice's hand does not solve Samaritan Snare
      Given the spaceline:
        | mission         |
        | Samaritan Snare |
      And Alice has:
        | card            | where                |
        | Runabout        | at "Samaritan Snare" |
        | Geordi La Forge | aboard "Runabout"    |
        | Tricorder       | in hand              |
      When Alice attempts "Samaritan Snare" from "Runabout"
      Then "Samaritan Snare" is still not completed
      And "Tricorder" is still in Alice's hand
      And Alice still has 0 points

    Example: the equipment aboard does, and that in hand is no candidate
      Given the spaceline:
        | mission         |
        | Samaritan Snare |
      And Alice has:
        | card            | where                |
        | Runabout        | at "Samaritan Snare" |
        | Geordi La Forge | aboard "Runabout"    |
        | Tricorder       | in hand              |
        | Medical Kit     | aboard "Runabout"    |
        | Straight Blade  | aboard "Runabout"    |
      When Alice attempts "Samaritan Snare" from "Runabout"
      And Alice chooses "Medical Kit" from "Medical Kit" and "Straight Blade"
      Then "Medical Kit" is now in Alice's discard pile
      And "Samaritan Snare" is now completed
      And Alice now has 15 points
      And nothing else has changed

    Example: the only equipment aboard is discarded
      Given the spaceline:
        | mission         |
        | Samaritan Snare |
      And Alice has:
        | card            | where                |
        | Runabout        | at "Samaritan Snare" |
        | Geordi La Forge | aboard "Runabout"    |
        | Tricorder       | aboard "Runabout"    |
      When Alice attempts "Samaritan Snare" from "Runabout"
      Then "Tricorder" is now in Alice's discard pile
      And "Samaritan Snare" is now completed
      And Alice now has 15 points
      And nothing else has changed

    @part=away-team
    Example: so it is with an Away Team on a planet
      Given the spaceline:
        | mission         |
        | Tollgate Colony |
      And Alice has:
        | card             | where                |
        | Calloway         | on "Tollgate Colony" |
        | Tricorder        | in hand              |
        | Medical Kit      | on "Tollgate Colony" |
        | Engineering PADD | on "Tollgate Colony" |
      When Alice attempts "Tollgate Colony"
      And Alice chooses "Medical Kit" from "Medical Kit" and "Engineering PADD"
      Then "Medical Kit" is now in Alice's discard pile
      And "Tollgate Colony" is now completed
      And Alice now has 15 points
      And nothing else has changed

  @ruling=1eD-discarding-10
  Rule: What a mission lets its player discard for points comes from the crew or Away Team that attempts it

    @part=crew
    Example: the weapon aboard adds five points, and that in hand is no candidate
      Given the spaceline:
        | mission             |
        | Kressari Rendezvous |
      And Alice has:
        | card           | where                    |
        | Merchantman    | at "Kressari Rendezvous" |
        | Glinn Orak     | aboard "Merchantman"     |
        | Straight Blade | in hand                  |
        | Curved Blade   | aboard "Merchantman"     |
      When Alice attempts "Kressari Rendezvous" from "Merchantman"
      And Alice chooses "Curved Blade" from "Curved Blade" and none
      Then "Curved Blade" is now in Alice's discard pile
      And "Kressari Rendezvous" is now completed
      And Alice now has 30 points
      And nothing else has changed

    Example: a weapon aboard another ship there is no candidate either
      Given the spaceline:
        | mission             |
        | Kressari Rendezvous |
      And Alice has:
        | card                    | where                        |
        | Merchantman             | at "Kressari Rendezvous"     |
        | Glinn Orak              | aboard "Merchantman"         |
        | Straight Blade          | in hand                      |
        | Merchantman [other]     | at "Kressari Rendezvous"     |
        | Straight Blade [behind] | aboard "Merchantman" [other] |
        | Curved Blade            | aboard "Merchantman"         |
      When Alice attempts "Kressari Rendezvous" from "Merchantman"
      And Alice chooses "Curved Blade" from "Curved Blade" and none
      Then "Curved Blade" is now in Alice's discard pile
      And "Kressari Rendezvous" is now completed
      And Alice now has 30 points
      And nothing else has changed

    Example: two weapons aboard add ten
      Given the spaceline:
        | mission             |
        | Kressari Rendezvous |
      And Alice has:
        | card                 | where                    |
        | Merchantman          | at "Kressari Rendezvous" |
        | Glinn Orak           | aboard "Merchantman"     |
        | Straight Blade       | in hand                  |
        | Curved Blade [old]   | aboard "Merchantman"     |
        | Curved Blade [older] | aboard "Merchantman"     |
        | Curved Blade [sharp] | aboard "Merchantman"     |
      When Alice attempts "Kressari Rendezvous" from "Merchantman"
      And Alice chooses "Curved Blade" [old] and "Curved Blade" [older]
      Then "Curved Blade" [old] and "Curved Blade" [older] are now in Alice's discard pile
      And "Kressari Rendezvous" is now completed
      And Alice now has 35 points
      And nothing else has changed

    @part=away-team
    Example: a settler on the planet adds five points, and one in hand is no candidate
      Given these made-up cards:
        | card          | type      | affiliations | species | skills                         | icons          |
        | Settler Kohla | personnel | Klingon      | Klingon | Diplomacy, Anthropology, Honor | delta quadrant |
        | Settler Vekma | personnel | Klingon      | Klingon |                                | delta quadrant |
      And the spaceline:
        | mission              |
        | Establish Settlement |
      And Alice has:
        | card                  | where                     |
        | Settler Kohla         | on "Establish Settlement" |
        | Settler Vekma [here]  | on "Establish Settlement" |
        | Settler Vekma [there] | in hand                   |
      When Alice attempts "Establish Settlement"
      And Alice chooses "Settler Vekma" [here] from "Settler Kohla", "Settler Vekma" [here] and none
      Then "Settler Vekma" [here] is now in Alice's discard pile
      And "Establish Settlement" is now completed
      And Alice now has 35 points
      And nothing else has changed

  @ruling=1eD-discarding-11
  Rule: What a mission requires or allows to be discarded is discarded when the mission is solved, and not before

    @part=required
    Example: an Ancient Computer stops Alice's crew, and the Tricorder stays aboard
      Given the spaceline:
        | mission         |
        | Samaritan Snare |
      And Alice has:
        | card            | where                |
        | Runabout        | at "Samaritan Snare" |
        | Geordi La Forge | aboard "Runabout"    |
        | Tricorder       | aboard "Runabout"    |
      And Bob has:
        | card             | where                   |
        | Ancient Computer | under "Samaritan Snare" |
      When Alice attempts "Samaritan Snare" from "Runabout"
      Then "Tricorder" is still aboard "Runabout"
      And "Runabout", "Geordi La Forge" and "Tricorder" are now stopped
      And nothing else has changed

    @part=required
    Example: those who have no ENGINEER solve nothing, and keep the Tricorder
      Given the spaceline:
        | mission         |
        | Samaritan Snare |
      And Alice has:
        | card      | where                |
        | Runabout  | at "Samaritan Snare" |
        | Worf      | aboard "Runabout"    |
        | Tricorder | aboard "Runabout"    |
      When Alice attempts "Samaritan Snare" from "Runabout"
      Then "Samaritan Snare" is still not completed
      And "Tricorder" is still aboard "Runabout"
      And nothing else has changed

    @part=allowed
    Example: an Ancient Computer stops Alice's crew, and she is not asked for her blade
      Given the spaceline:
        | mission             |
        | Kressari Rendezvous |
      And Alice has:
        | card         | where                    |
        | Merchantman  | at "Kressari Rendezvous" |
        | Glinn Orak   | aboard "Merchantman"     |
        | Curved Blade | aboard "Merchantman"     |
      And Bob has:
        | card             | where                       |
        | Ancient Computer | under "Kressari Rendezvous" |
      When Alice attempts "Kressari Rendezvous" from "Merchantman"
      Then "Curved Blade" is still aboard "Merchantman"
      And "Merchantman", "Glinn Orak" and "Curved Blade" are now stopped
      And nothing else has changed

    @part=allowed
    Example: a door that does not open stops Alice's settlers, and none of them is discarded
      Given these made-up cards:
        | card          | type      | affiliations | species | skills                         | icons          |
        | Settler Kohla | personnel | Klingon      | Klingon | Diplomacy, Anthropology, Honor | delta quadrant |
        | Settler Vekma | personnel | Klingon      | Klingon |                                | delta quadrant |
      And the spaceline:
        | mission              |
        | Establish Settlement |
      And Alice has:
        | card          | where                     |
        | Settler Kohla | on "Establish Settlement" |
        | Settler Vekma | on "Establish Settlement" |
      And Bob has:
        | card            | where                        |
        | Impassable Door | under "Establish Settlement" |
      When Alice attempts "Establish Settlement"
      Then "Settler Kohla" and "Settler Vekma" are still on "Establish Settlement"
      And "Settler Kohla" and "Settler Vekma" are now stopped
      And nothing else has changed

    @part=allowed
    Example: settlers without Honor solve nothing, and none of them is discarded
      Given these made-up cards:
        | card          | type      | affiliations | species | skills                  | icons          |
        | Settler Korat | personnel | Klingon      | Klingon | Diplomacy, Anthropology | delta quadrant |
        | Settler Vekma | personnel | Klingon      | Klingon |                         | delta quadrant |
      And the spaceline:
        | mission              |
        | Establish Settlement |
      And Alice has:
        | card          | where                     |
        | Settler Korat | on "Establish Settlement" |
        | Settler Vekma | on "Establish Settlement" |
      When Alice attempts "Establish Settlement"
      Then "Establish Settlement" is still not completed
      And "Settler Korat" and "Settler Vekma" are still on "Establish Settlement"
      And nothing else has changed
