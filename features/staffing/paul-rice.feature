Feature: A crew of holograms
  Several copies of one personnel staff a ship.

  @ruling=faq96-367-paul-rice-01
  Rule: A ship may be staffed by nobody but Paul Rices

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Explore Black Cluster |

    Example: three of them fly the Enterprise
      Given Alice has:
        | card               | where                      |
        | U.S.S. Enterprise  | at "Excavation"            |
        | Paul Rice [first]  | aboard "U.S.S. Enterprise" |
        | Paul Rice [second] | aboard "U.S.S. Enterprise" |
        | Paul Rice [third]  | aboard "U.S.S. Enterprise" |
      When Alice moves "U.S.S. Enterprise" to "Explore Black Cluster"
      Then "U.S.S. Enterprise" is now at "Explore Black Cluster"
      And "U.S.S. Enterprise" is now left with RANGE 6
      And nothing else has changed

    Example: two of them do not
      Given Alice has:
        | card               | where                      |
        | U.S.S. Enterprise  | at "Excavation"            |
        | Paul Rice [first]  | aboard "U.S.S. Enterprise" |
        | Paul Rice [second] | aboard "U.S.S. Enterprise" |
      When Alice moves "U.S.S. Enterprise" to "Explore Black Cluster"
      Then that is illegal
      And nothing else has changed
